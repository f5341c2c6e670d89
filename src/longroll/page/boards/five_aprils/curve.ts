/** Points made into smooth lines. Pure. */
import type { Point } from "../common/geometry.ts";

export const at1 = (n: number): string => String(Math.round(n * 10) / 10);

export const spot = ({ x, y }: Point): string => `${at1(x)} ${at1(y)}`;

export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export const polyline = (points: readonly Point[]): string => (points.length ? `M${points.map(spot).join("L")}` : "");

/** A closed line that rounds every corner: from middle to middle of the stretches, drawn towards the points. */
export function closedCurve(loop: readonly Point[]): string {
  const last = loop.at(-1);
  const [first] = loop;
  if (!last || !first) return "";
  const bows = loop.map((p, n) => `Q${spot(p)} ${spot(middle(p, loop[(n + 1) % loop.length] ?? first))}`);
  return `M${spot(middle(last, first))}${bows.join("")}Z`;
}

/** The points of a smooth line through all points (Catmull and Rom), `parts` to a stretch. */
export function through(points: readonly Point[], parts = 6): Point[] {
  const found: Point[] = [];
  for (let n = 0; n + 1 < points.length; n++) {
    const [b, c] = [points[n], points[n + 1]];
    if (!b || !c) break;
    const [a, d] = [points[n - 1] ?? b, points[n + 2] ?? c];
    for (let k = 0; k < parts; k++) found.push(blend(a, b, c, d, k / parts));
  }
  const last = points.at(-1);
  return last ? [...found, last] : found;
}

function blend(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const mix = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
}

/** The same line as a path of cubic curves. */
export function openCurve(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const bows = points.slice(1).map((c, k) => {
    const b = points[k] ?? c;
    const [a, d] = [points[k - 1] ?? b, points[k + 2] ?? c];
    const [p, q] = [
      { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 },
      { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 },
    ];
    return `C${spot(p)} ${spot(q)} ${spot(c)}`;
  });
  return `M${spot(first)}${bows.join("")}`;
}

/** Leave out points that are hardly off the line of their neighbours (Douglas and Peucker). */
export function simplified(points: readonly Point[], slack: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  let [far, most] = [0, 0];
  for (let n = 1; n < points.length - 1; n++) {
    const off = offLine(points[n] ?? first, first, last);
    if (off > most) [far, most] = [n, off];
  }
  if (most <= slack) return [first, last];
  return [...simplified(points.slice(0, far + 1), slack).slice(0, -1), ...simplified(points.slice(far), slack)];
}

export function simplifiedLoop(loop: readonly Point[], slack: number): Point[] {
  if (loop.length < 8) return [...loop];
  const half = Math.floor(loop.length / 2);
  const [first, second] = [loop.slice(0, half + 1), [...loop.slice(half), ...loop.slice(0, 1)]];
  return [...simplified(first, slack).slice(0, -1), ...simplified(second, slack).slice(0, -1)];
}

function offLine(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  return length < 1e-6 ? Math.hypot(p.x - a.x, p.y - a.y) : Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / length;
}

/** Points at even distances along a line, each with the direction of the line there. */
export function paced(points: readonly Point[], pace: number, start = pace / 2): { point: Point; along: Point }[] {
  const found: { point: Point; along: Point }[] = [];
  let due = start;
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    if (!a || !b) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length < 1e-9) continue;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    for (; due <= length; due += pace) found.push({ point: { x: a.x + along.x * due, y: a.y + along.y * due }, along });
    due -= length;
  }
  return found;
}

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, p, n) => sum + Math.hypot(p.x - (points[n]?.x ?? p.x), p.y - (points[n]?.y ?? p.y)), 0);
