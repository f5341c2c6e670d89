/** Where the reader is. */

import { type Place, readPlace, writePlace } from "./place.ts";

export { type Place, writePlace };

class Route {
  place = $state.raw<Place>(readPlace(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => (this.place = readPlace(location.hash)));
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
