/** Where the reader is. */

import { isAddress, type Place, readPlace, writePlace } from "./place.ts";

export { type Place, writePlace };

class Route {
  place = $state.raw<Place>(readPlace(location.hash));
  /** The address could not be read. */
  astray = $state(!isAddress(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => {
      this.place = readPlace(location.hash);
      this.astray = !isAddress(location.hash);
    });
  }

  /** The browser's own address, which may be ahead of `place`. */
  get address(): string {
    return location.hash;
  }

  go(place: Place): void {
    location.hash = writePlace(place);
  }

  /** The same screen at another moment: no new entry in the history of the browser. */
  slide(place: Place): void {
    history.replaceState(null, "", writePlace(place));
    this.place = place;
  }
}

export const route = new Route();
