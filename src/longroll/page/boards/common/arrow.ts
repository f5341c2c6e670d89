/** The shape of an arrow over the map. Pure. */
import { distance, type Point } from "./geometry.ts";

export interface ArrowShape {
  /** The line, and the head at its end, as paths. */
  line: string;
  head: string;
  /** Where a figure may stand beside it. */
  middle: Point;
}

/** How far a straight arrow is bent, as a share of its length: there and back are two arrows. */
const BEND = 0.1;

/** An arrow through these points that ends `gap` before the last of them, sooner than half of its length is gone; `width`: of its line. Null: it leads nowhere. */
export function arrowShape(way: readonly Point[], width: number, gap: number): ArrowShape | null {
  const points = way.length === 2 ? bent(way) : [...way];
  const long = points.reduce((sum, point, place) => sum + distance(point, points[place - 1] ?? point), 0);
  if (long === 0) return null;
  const reach = Math.min(gap, long * 0.25);
  const head = Math.min(width * 2.6, long * 0.4);
  const [line, foot] = cut(points, reach + head);
  const [, tip] = cut(points, reach);
  const far = distance(foot, tip) || 1;
  const side = { x: ((tip.y - foot.y) / far) * head * 0.6, y: (-(tip.x - foot.x) / far) * head * 0.6 };
  return {
    line: `M${[...line, foot].map(write).join("L")}`,
    head: `M${write(tip)}L${write({ x: foot.x + side.x, y: foot.y + side.y })}L${write({ x: foot.x - side.x, y: foot.y - side.y })}Z`,
    middle: cut(points, long / 2)[1],
  };
}

/** What is left of a line when so much of its end is cut off: its points, and the new end. */
function cut(points: readonly Point[], length: number): [Point[], Point] {
  let left = length;
  for (let place = points.length - 1; place > 0; place--) {
    const [from, to] = [points[place - 1], points[place]];
    if (!from || !to) break;
    const far = distance(from, to);
    if (far > left) return [points.slice(0, place), along(to, from, left)];
    left -= far;
  }
  return [[], points[0] ?? { x: 0, y: 0 }];
}

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The point so far from `from`, on the way to `to`. */
function along(from: Point, to: Point, far: number): Point {
  const share = far / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A slight curve between two points, as a line of many. */
function bent([from, to]: readonly Point[]): Point[] {
  if (!from || !to) return [];
  const off = { x: (from.x + to.x) / 2 - (to.y - from.y) * BEND * 2, y: (from.y + to.y) / 2 + (to.x - from.x) * BEND * 2 };
  return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((t) => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * off.x + t ** 2 * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * off.y + t ** 2 * to.y,
  }));
}
