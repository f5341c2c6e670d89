/** Marsh with its tufts, and river hexes as water between shores, with the engraver's lines along them. */
import type { Point } from "../common/geometry.ts";
import { group, path } from "../common/svg.ts";
import { hash } from "../common/chance.ts";
import { Chunks } from "./chunks.ts";
import { contours } from "./contour.ts";
import { at1, closedCurve, simplifiedLoop } from "./curve.ts";
import { blurred, type Field, valueAt } from "./field.ts";
import type { Landscape } from "./terrain.ts";

const outline = (field: Field, level: number): string =>
  contours(field, level).map((loop) => closedCurve(simplifiedLoop(loop, 0.5))).join("");

export function drawMarsh({ marsh, clearing }: Landscape): SVGGElement {
  if (!marsh) return group("marsh");
  const tufts = new Chunks();
  for (let row = 0; row * 11 < marsh.rows * marsh.step; row++) {
    for (let column = 0; column * 23 < marsh.columns * marsh.step; column++) {
      const x = marsh.x + (column + (row % 2) / 2 + (hash(column, row, 61) - 0.5) * 0.6) * 23;
      const y = marsh.y + (row + (hash(column, row, 62) - 0.5) * 0.5) * 11;
      const here = { x, y };
      if (valueAt(marsh, here) > 0.5 && clearing.isFree(here)) tufts.add(here, tuft(here, hash(column, row, 63)));
    }
  }
  return group("marsh", [path(outline(marsh, 0.46), "marsh-wash"), ...tufts.paths("tuft")]);
}

/** A line of water, and on some of them blades of grass. */
function tuft({ x, y }: Point, chance: number): string {
  const half = 4 + chance * 4;
  const line = `M${at1(x - half)} ${at1(y)}h${at1(half * 2)}`;
  if (chance < 0.45) return line;
  return `${line}M${at1(x)} ${at1(y - 1)}v-4.4M${at1(x - 2.4)} ${at1(y - 1)}l-1.6-3.4M${at1(x + 2.4)} ${at1(y - 1)}l1.6-3.4`;
}

/** Lines along the shore, ever fainter towards the middle of the stream. */
const SHORES: readonly number[] = [0.58, 0.66, 0.74, 0.82, 0.9];

export function drawRiver({ river }: Landscape): SVGGElement {
  if (!river) return group("river-hexes");
  const deep = blurred(blurred(river, 3), 3);
  const shore = outline(river, 0.5);
  const within = { ...deep, values: deep.values.map((value, n) => Math.min(value, river.values[n] ?? 0)) };
  const lines = SHORES.map((level, n) => path(outline(within, level), `shore shore-${n}`));
  return group("river-hexes", [path(shore, "river-water"), ...lines, path(shore, "river-bank")]);
}

/** Broken ground: short strokes in all directions. */
export function drawRough({ rough, clearing }: Landscape): SVGGElement {
  if (!rough) return group("rough");
  const stones = new Chunks();
  for (let row = 0; row * 12 < rough.rows * rough.step; row++) {
    for (let column = 0; column * 14 < rough.columns * rough.step; column++) {
      const here = { x: rough.x + (column + hash(column, row, 64)) * 14, y: rough.y + (row + hash(column, row, 65)) * 12 };
      if (valueAt(rough, here) < 0.5 || !clearing.isFree(here)) continue;
      const r = 2 + hash(column, row, 66) * 2;
      stones.add(here, `M${at1(here.x - r)} ${at1(here.y + r * 0.6)}l${at1(r * 0.7)}-${at1(r * 1.3)}l${at1(r * 0.9)} ${at1(r * 0.4)}l${at1(r * 0.4)} ${at1(r * 0.9)}`);
    }
  }
  return group("rough", stones.paths("stone"));
}
