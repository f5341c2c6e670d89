/** The tray on which a stack is fanned out. */
import type { Area, Point } from "./geometry.ts";
import type { Slot } from "./slot.ts";
import { make } from "./svg.ts";

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

/** The tray, and behind it a bridge that keeps the pointer on the stack between its place (`half` as wide) and the tray. */
export function drawTray(place: Point, half: number, tray: Area, middle: Point, rx = 4): SVGElement[] {
  const [top, bottom] = middle.y < place.y ? [middle.y, place.y + half] : [place.y - half, middle.y];
  return [
    make("rect", { class: "bridge", x: place.x - half, y: top, width: 2 * half, height: bottom - top }),
    make("rect", { class: "tray-face", x: middle.x + tray.x, y: middle.y + tray.y, width: tray.width, height: tray.height, rx }),
  ];
}
