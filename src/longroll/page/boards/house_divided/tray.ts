/** The tray on which a stack is fanned out, with a stem to its box. */
import type { Area, Point } from "../common/geometry.ts";
import { make, path } from "../common/svg.ts";

/** The tray, and behind it a bridge that keeps the pointer on the stack between box and tray. */
export function drawTray(box: Point, half: number, tray: Area, middle: Point): SVGElement[] {
  const above = middle.y < box.y;
  const edge = middle.y + (above ? 1 : -1) * (tray.height / 2);
  const foot = box.y + (above ? -half : half);
  const [top, bottom] = above ? [middle.y, box.y + half] : [box.y - half, middle.y];
  const width = Math.min(half, tray.width * 0.2);
  const sway = Math.max(-1, Math.min(1, (box.x - middle.x) / (tray.width / 2))) * (tray.width / 2 - width * 1.4);
  const root = middle.x + sway;
  return [
    make("rect", { class: "bridge", x: box.x - half, y: top, width: 2 * half, height: bottom - top }),
    make("rect", {
      class: "tray-face",
      x: middle.x + tray.x,
      y: middle.y + tray.y,
      width: tray.width,
      height: tray.height,
      rx: tray.height * 0.05,
    }),
    path(`M${root - width / 2} ${edge}L${box.x} ${foot}L${root + width / 2} ${edge}`, "tray-stem"),
  ];
}
