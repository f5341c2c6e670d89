/** The tray on which a stack is fanned out, with a stem to its box. */
import type { Area, Point } from "../common/geometry.ts";
import { path } from "../common/svg.ts";
import { drawTray } from "../common/tray.ts";

export function drawStemmedTray(box: Point, half: number, tray: Area, middle: Point): SVGElement[] {
  const above = middle.y < box.y;
  const edge = middle.y + (above ? 1 : -1) * (tray.height / 2);
  const foot = box.y + (above ? -half : half);
  const width = Math.min(half, tray.width * 0.2);
  const sway = Math.max(-1, Math.min(1, (box.x - middle.x) / (tray.width / 2))) * (tray.width / 2 - width * 1.4);
  const root = middle.x + sway;
  const stem = path(`M${root - width / 2} ${edge}L${box.x} ${foot}L${root + width / 2} ${edge}`, "tray-stem");
  return [...drawTray(box, half, tray, middle, tray.height * 0.05), stem];
}
