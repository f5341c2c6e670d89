/** The tray on which a stack is fanned out. */
import type { Area, Point } from "../common/geometry.ts";
import { make } from "../common/svg.ts";

/** The tray, and behind it a bridge that keeps the pointer on the stack between hex and tray. */
export function drawTray(hex: Point, half: number, tray: Area, middle: Point): SVGElement[] {
  const [top, bottom] = middle.y < hex.y ? [middle.y, hex.y + half / 2] : [hex.y - half / 2, middle.y];
  return [
    make("rect", { class: "bridge", x: hex.x - half / 2, y: top, width: half, height: bottom - top }),
    make("rect", { class: "tray-face", x: middle.x + tray.x, y: middle.y + tray.y, width: tray.width, height: tray.height, rx: 4 }),
  ];
}
