/** Signs on hexsides: bridges, fords, talus. */
import { group, make, path } from "../common/svg.ts";
import type { MapLayout } from "./mapLayout.ts";
import { hash, jitter } from "../common/chance.ts";
import { at1 } from "./curve.ts";

export function drawSigns(layout: MapLayout): SVGGElement {
  const { crossings, talus } = layout.board.map;
  const signs = crossings.flatMap(({ side, kind }) => {
    const found = kind === "none" ? null : layout.side(side);
    if (!found) return [];
    const turn = (Math.atan2(found.normal.y, found.normal.x) * 180) / Math.PI;
    const { x, y } = jitter(found.middle.x, found.middle.y);
    const place = `translate(${at1(x)} ${at1(y)}) rotate(${at1(turn)})`;
    return [make("g", { transform: place, class: kind }, kind === "bridge" ? bridge() : ford())];
  });
  return group("signs", [path(talus.map((side) => rocks(layout, side)).join(""), "talus"), ...signs]);
}

/** Two parapets along the way, flared at their ends. */
const bridge = (): SVGElement[] => [
  path("M-8-4.3H8V4.3H-8Z", "deck"),
  path("M-10.5-7.4L-7.6-4.6H7.6L10.5-7.4M-10.5 7.4L-7.6 4.6H7.6L10.5 7.4", "parapet"),
];

/** Stepping lines across the water. */
const ford = (): SVGElement[] => [path("M-9 0H9M-6.4-4.2H6.4M-6.4 4.2H6.4", "ford-bed"), path("M-9 0H9M-6.4-4.2H6.4M-6.4 4.2H6.4", "ford-line")];

/** A row of sharp rocks. */
function rocks(layout: MapLayout, side: string): string {
  const found = layout.side(side);
  if (!found) return "";
  const [{ x: ax, y: ay }, { x: bx, y: by }] = found.ends;
  const count = 7;
  return Array.from({ length: count }, (_, n) => {
    const t = (n + 0.5) / count;
    const [x, y] = [ax + (bx - ax) * t + (hash(ax, ay, n) - 0.5) * 3, ay + (by - ay) * t + (hash(bx, by, n) - 0.5) * 3];
    const r = 2.1 + hash(x, y, 97) * 1.4;
    return `M${at1(x - r)} ${at1(y + r * 0.7)}l${at1(r)}-${at1(r * 1.7)}l${at1(r)} ${at1(r * 1.7)}z`;
  }).join("");
}
