/** Woods: a wash with an uneven edge, trees along the edge and scattered inside. */
import type { Point } from "../common/geometry.ts";
import { group, path } from "../common/svg.ts";
import { hash } from "../common/chance.ts";
import { crown, shade } from "../common/crown.ts";
import { Chunks } from "./chunks.ts";
import { contours } from "./contour.ts";
import { closedCurve, paced, simplifiedLoop } from "./curve.ts";
import { slopeAt, valueAt } from "./field.ts";
import type { Landscape } from "./terrain.ts";

const EDGE = 0.5;
const INSIDE = 0.62;
const [ACROSS, DOWN] = [21, 16];

export function drawWoods({ woods }: Landscape): SVGGElement {
  const d = contours(woods, EDGE).map((loop) => closedCurve(simplifiedLoop(loop, 0.5))).join("");
  return group("woods", [path(d, "woods-wash"), path(d, "woods-edge")]);
}

export function drawTrees(landscape: Landscape): SVGGElement {
  const [crowns, shades] = [new Chunks(), new Chunks()];
  const plant = (point: Point, size: number): void => {
    crowns.add(point, crown(point, size));
    shades.add(point, shade(point, size));
  };
  for (const { point, size } of [...onEdge(landscape), ...within(landscape)].sort((a, b) => a.point.y - b.point.y)) plant(point, size);
  return group("trees", [...shades.paths("tree-shade"), ...crowns.paths("tree")]);
}

interface Tree {
  point: Point;
  size: number;
}

function onEdge({ woods, clearing }: Landscape): Tree[] {
  return contours(woods, EDGE + 0.08).flatMap((loop) =>
    paced([...loop, ...loop.slice(0, 1)], 9.5).flatMap(({ point }) => {
      const rise = slopeAt(woods, point);
      const steep = Math.hypot(rise.x, rise.y) || 1;
      const shy = 2 + hash(point.x, point.y, 41) * 3;
      const spot = { x: point.x + (rise.x / steep) * shy, y: point.y + (rise.y / steep) * shy };
      return clearing.isFree(spot) ? [{ point: spot, size: 3.1 + hash(point.x, point.y, 42) * 1.5 }] : [];
    }),
  );
}

function within({ woods, clearing, layout: { frame } }: Landscape): Tree[] {
  const found: Tree[] = [];
  for (let row = 0; row * DOWN < frame.height; row++) {
    for (let column = 0; column * ACROSS < frame.width + ACROSS; column++) {
      const [u, v] = [hash(column, row, 43), hash(column, row, 44)];
      const x = frame.x + (column + (row % 2) / 2 + (u - 0.5) * 0.7) * ACROSS;
      const y = frame.y + (row + 0.5 + (v - 0.5) * 0.7) * DOWN;
      const point = { x, y };
      if (valueAt(woods, point) > INSIDE && clearing.isFree(point)) found.push({ point, size: 2.9 + hash(column, row, 45) * 1.6 });
    }
  }
  return found;
}
