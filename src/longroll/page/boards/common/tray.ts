/** The tray on which a stack is fanned out. Pure arithmetic. */
import type { Area, Point } from "./geometry.ts";
import type { Slot } from "./slot.ts";

/** Where the counters lie, around the middle of their tray. */
export interface Fan {
  slots: Slot[];
  tray: Area;
}

/** Where the middle of a tray goes: `off` its place above, or below when there is no room; never out of what is seen. */
export function trayPlace(place: Point, off: number, tray: Area, seen: Area): Point {
  const above = place.y - off - tray.height / 2;
  const [least, most] = [seen.x + tray.width / 2, seen.x + seen.width - tray.width / 2];
  return {
    x: least > most ? seen.x + seen.width / 2 : Math.min(Math.max(place.x, least), most),
    y: above - tray.height / 2 < seen.y ? place.y + off + tray.height / 2 : above,
  };
}
