/** The way of a ship: out to the lane off the coast, along it, and in again. Pure. */
import type { Point } from "../common/geometry.ts";

/** The lane, from New York to New Orleans; around Florida it leaves the sheet. */
const LANE: readonly Point[] = [
  { x: 1625, y: 180 },
  { x: 1612, y: 330 },
  { x: 1545, y: 500 },
  { x: 1580, y: 660 },
  { x: 1440, y: 800 },
  { x: 1290, y: 930 },
  { x: 1185, y: 1060 },
  { x: 1140, y: 1180 },
  { x: 1150, y: 1310 },
  { x: 960, y: 1345 },
  { x: 770, y: 1310 },
  { x: 680, y: 1235 },
  { x: 580, y: 1200 },
  { x: 430, y: 1245 },
];
const SMOOTH = 8;

function nearest(p: Point): number {
  const far = LANE.map((q) => Math.hypot(p.x - q.x, p.y - q.y));
  return far.indexOf(Math.min(...far));
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

/** Ports of the Chesapeake are left by its mouth. */
const BAY = { x: 1320, y: 220, width: 160, height: 340 };
const BAY_WAY: readonly Point[] = [
  { x: 1438, y: 345 },
  { x: 1452, y: 430 },
  { x: 1496, y: 508 },
];
const BAY_MOUTH = 2;

/** From a port to the lane: the points passed, and which of the lane is met. */
function approach(p: Point): { way: Point[]; meets: number } {
  const inBay = p.x > BAY.x && p.x < BAY.x + BAY.width && p.y > BAY.y && p.y < BAY.y + BAY.height;
  if (!inBay) return { way: [p], meets: nearest(p) };
  return { way: [p, ...BAY_WAY.filter((q) => q.y > p.y + 20)], meets: BAY_MOUTH };
}

/** Leave out the last of the lane where a ship would have to turn back from it. */
function trim(lane: readonly Point[], to: Point): Point[] {
  const [before, last] = lane.slice(-2);
  if (!before || !last) return [...lane];
  const back = (last.x - before.x) * (to.x - last.x) + (last.y - before.y) * (to.y - last.y) < 0;
  return back ? lane.slice(0, -1) : [...lane];
}

export function voyage([from, to]: readonly Point[]): Point[] {
  if (!from || !to) return [];
  const [out, into] = [approach(from), approach(to)];
  const [i, j] = [out.meets, into.meets];
  const lane = i <= j ? LANE.slice(i, j + 1) : LANE.slice(j, i + 1).reverse();
  const trimmed = trim(trim(lane, into.way.at(-1) ?? to).reverse(), out.way.at(-1) ?? from).reverse();
  return bend([...out.way, ...trimmed, ...into.way.reverse()]);
}
