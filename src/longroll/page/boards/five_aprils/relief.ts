/** Hills: a tint that deepens with the height, and hachures that run downhill, heavier on the side away from the light. */
import type { Point } from "../common/geometry.ts";
import { group, path } from "../common/svg.ts";
import { hash } from "../common/chance.ts";
import { Chunks } from "./chunks.ts";
import { contours } from "./contour.ts";
import { at1, closedCurve, paced, simplifiedLoop } from "./curve.ts";
import { slopeAt } from "./field.ts";
import type { Hill, Landscape } from "./terrain.ts";

const LEVELS: readonly number[] = [0.36, 0.5, 0.64, 0.8];
const PACE = 4.4;

export function drawRelief({ hills }: Landscape): SVGGElement {
  const tints = LEVELS.map((level) => {
    const d = hills.flatMap(({ height }) => contours(height, level)).map((loop) => closedCurve(simplifiedLoop(loop, 0.6))).join("");
    return path(d, "hill-tint");
  });
  return group("relief", tints);
}

export function drawHachures({ hills }: Landscape): SVGGElement {
  const chunks = new Chunks();
  for (const hill of hills) LEVELS.forEach((level, n) => hachures(hill, level, n, chunks));
  return group("hachures", chunks.paths("hachure"));
}

function hachures({ height }: Hill, level: number, rank: number, chunks: Chunks): void {
  for (const loop of contours(height, level)) {
    for (const { point } of paced([...loop, ...loop.slice(0, 1)], PACE)) {
      const rise = slopeAt(height, point);
      const steep = Math.hypot(rise.x, rise.y);
      if (steep < 0.0015) continue;
      const down = { x: -rise.x / steep, y: -rise.y / steep };
      const reach = (rank === 0 ? 6 : 7.5) + hash(point.x, point.y, 51) * 4;
      chunks.add(point, wedge(point, down, reach, weight(down)));
    }
  }
}

/** The light comes from the upper left. */
function weight(down: Point): number {
  const shade = (down.x + down.y) * 0.7;
  return 0.7 + Math.max(0, shade) * 1.5 - Math.max(0, -shade) * 0.25;
}

/** A stroke that is broad at the top and ends in a point. */
function wedge({ x, y }: Point, down: Point, reach: number, width: number): string {
  const [sx, sy] = [(-down.y * width) / 2, (down.x * width) / 2];
  return `M${at1(x + sx)} ${at1(y + sy)}L${at1(x + down.x * reach)} ${at1(y + down.y * reach)}L${at1(x - sx)} ${at1(y - sy)}z`;
}
