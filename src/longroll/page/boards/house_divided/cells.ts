/** The country around each box: every point near it that is nearest to it. Pure. */
import type { Point } from "../common/geometry.ts";

/** The part of a convex polygon that is nearer to `a` than to `b`. */
function nearer(polygon: readonly Point[], a: Point, b: Point): Point[] {
  const [nx, ny] = [b.x - a.x, b.y - a.y];
  const limit = (b.x ** 2 + b.y ** 2 - a.x ** 2 - a.y ** 2) / 2;
  const side = (p: Point): number => p.x * nx + p.y * ny - limit;
  return polygon.flatMap((p, n) => {
    const q = polygon[(n + 1) % polygon.length] ?? p;
    const [sp, sq] = [side(p), side(q)];
    const kept = sp <= 0 ? [p] : [];
    if (sp * sq >= 0) return kept;
    const t = sp / (sp - sq);
    return [...kept, { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t }];
  });
}

const CORNERS = 32;

/** The country of a box ends at `reach` from it, or half way to the next. */
export function cellOf(site: Point, others: readonly Point[], reach: number): Point[] {
  const round = Array.from({ length: CORNERS }, (_, n) => {
    const turn = (n * 2 * Math.PI) / CORNERS;
    return { x: site.x + reach * Math.cos(turn), y: site.y + reach * Math.sin(turn) };
  });
  return others.reduce<Point[]>((cell, other) => (other === site ? cell : nearer(cell, site, other)), round);
}
