/** Regions as polygons, each of rings of points: what lies in which. Pure. */
import type { Area, Point } from "../common/geometry.ts";

export interface Polygon {
  rings: Point[][];
  box: Area;
}

/** A path of `M`, relative `l` and `z` only, as the geography folder writes them. */
export function polygonOf(d: string): Polygon {
  const rings = d.split("M").filter(Boolean).map(ringOf);
  const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { rings, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}

function ringOf(words: string): Point[] {
  const figures = (words.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  const ring: Point[] = [];
  for (let n = 0; n + 1 < figures.length; n += 2) {
    const before = ring.at(-1) ?? { x: 0, y: 0 };
    ring.push({ x: before.x + (figures[n] ?? 0), y: before.y + (figures[n + 1] ?? 0) });
  }
  return ring;
}

/** Even and odd crossings to the right of a point, over all rings. */
export function holds({ rings, box }: Polygon, { x, y }: Point): boolean {
  if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) return false;
  let odd = false;
  for (const ring of rings) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
      a = b;
    }
  }
  return odd;
}

/** Which region a point lies in; none at sea. */
export class Land {
  private readonly polygons: Map<string, Polygon>;

  constructor(regions: Record<string, string>) {
    this.polygons = new Map(Object.entries(regions).map(([id, d]) => [id, polygonOf(d)]));
  }

  polygon(id: string): Polygon | undefined {
    return this.polygons.get(id);
  }

  isIn(id: string, point: Point): boolean {
    const polygon = this.polygons.get(id);
    return !!polygon && holds(polygon, point);
  }

  isSea(point: Point): boolean {
    for (const polygon of this.polygons.values()) if (holds(polygon, point)) return false;
    return true;
  }
}
