/** The way of a ship: out to the lane off the coast, along it, and in again. Pure. */
import { distance, type Point } from "./geometry.ts";

const SMOOTH = 8;

/** From a port to the lane: the points passed, and which of the lane is met. */
export interface Approach {
  way: Point[];
  meets: number;
}

/** Straight to the nearest point of the lane. */
export function nearest(lane: readonly Point[], port: Point): Approach {
  const far = lane.map((point) => distance(port, point));
  return { way: [port], meets: far.indexOf(Math.min(...far)) };
}

/** Bends a course of straight stretches through the same points (Catmull and Rom). */
export function bend(course: readonly Point[]): Point[] {
  const spot = (n: number): Point => course[Math.min(Math.max(n, 0), course.length - 1)] ?? { x: 0, y: 0 };
  const mix = (a: number, b: number, c: number, d: number, t: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  const bent = course.slice(1).flatMap((_, n) => {
    const [a, b, c, d] = [spot(n - 1), spot(n), spot(n + 1), spot(n + 2)];
    return Array.from({ length: SMOOTH }, (__, step) => {
      const t = step / SMOOTH;
      return { x: mix(a.x, b.x, c.x, d.x, t), y: mix(a.y, b.y, c.y, d.y, t) };
    });
  });
  return [...bent, ...course.slice(-1)];
}

/** Leave out the last of the lane where a ship would have to turn back from it. */
function trim(lane: readonly Point[], to: Point): Point[] {
  const [before, last] = lane.slice(-2);
  if (!before || !last) return [...lane];
  const back = (last.x - before.x) * (to.x - last.x) + (last.y - before.y) * (to.y - last.y) < 0;
  return back ? lane.slice(0, -1) : [...lane];
}

export function voyage(lane: readonly Point[], out: Approach, into: Approach): Point[] {
  const [i, j] = [out.meets, into.meets];
  const between = i <= j ? lane.slice(i, j + 1) : lane.slice(j, i + 1).reverse();
  const end = ({ way }: Approach): Point => way.at(-1) ?? { x: 0, y: 0 };
  const trimmed = trim(trim(between, end(into)).reverse(), end(out)).reverse();
  return bend([...out.way, ...trimmed, ...into.way.toReversed()]);
}
