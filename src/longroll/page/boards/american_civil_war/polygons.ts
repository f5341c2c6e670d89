/** Regions as polygons, each of rings of points: what lies in which. Pure. */
import type { Area, Point } from "../common/geometry.ts";

export interface Polygon {
  rings: Point[][];
  box: Area;
}

/** A path of `M`, `L` and `z` only, as `geography.ts` writes them. */
export function polygonOf(d: string): Polygon {
  const rings = d.split("M").filter(Boolean).map(ringOf);
  const [xs, ys] = [rings.flat().map(({ x }) => x), rings.flat().map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { rings, box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y } };
}

const ringOf = (words: string): Point[] => words.replace("z", "").split("L").map((pair) => {
  const [x = 0, y = 0] = pair.split(" ").map(Number);
  return { x, y };
});

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
