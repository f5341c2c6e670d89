/** Where names go: beside what they name, over no other name, off roads and water where that can be. Pure. */
import type { Area, Point } from "../common/geometry.ts";
import { lengthOf } from "./curve.ts";

/** Words straight or slanted, anchored at a point. */
export interface Label {
  words: string;
  point: Point;
  anchor: "start" | "middle" | "end";
  turn: number;
}

/** Words along a line. */
export interface Ribbon {
  words: string;
  points: Point[];
}

const NARROW = /[ijltfrI.'’ ]/;
const WIDE = /[mwMW]/;

/** The width of some words, in letters of a height. */
export function widthOf(words: string, font: number, spacing = 0): number {
  const one = (c: string): number => (NARROW.test(c) ? 0.32 : WIDE.test(c) ? 0.84 : c < "a" ? 0.7 : 0.52);
  return [...words].reduce((sum, c) => sum + one(c) + spacing, 0) * font;
}

/** The small areas that cover some words. */
export function cover({ words, point, anchor, turn }: Label, font: number, spacing = 0): Area[] {
  const wide = widthOf(words, font, spacing);
  const from = anchor === "start" ? 0 : anchor === "end" ? -wide : -wide / 2;
  const count = turn === 0 ? 1 : Math.max(1, Math.ceil(wide / font));
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return Array.from({ length: count }, (_, n) => {
    const [u, part] = [from + (wide * (n + 0.5)) / count, wide / count];
    const middle = { x: point.x + u * c + font * 0.3 * s, y: point.y + u * s - font * 0.3 * c };
    const [w, h] = turn === 0 ? [part, font * 0.86] : [Math.max(part, font * 0.8), font * 0.8];
    return { x: middle.x - w / 2, y: middle.y - h / 2, width: w, height: h };
  });
}

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** What has been written, and what may not be written over. */
export class Lettering {
  private readonly taken: Area[] = [];

  constructor(
    private readonly frame: Area,
    private readonly free: (point: Point) => boolean,
  ) {}

  take(...areas: Area[]): void {
    this.taken.push(...areas);
  }

  /** The best of several places for a label; null: there is none. Later places must be better to be taken. */
  place(tries: readonly Label[], font: number, spacing = 0): Label | null {
    let [best, least]: [Label | null, number] = [null, Infinity];
    tries.forEach((label, n) => {
      const cost = this.cost(cover(label, font, spacing)) + n * 0.35;
      if (cost < least) [best, least] = [label, cost];
    });
    if (best) this.take(...cover(best, font, spacing));
    return best;
  }

  /** The best part of a line to write along, `rise` beside it. */
  along(words: string, line: readonly Point[], font: number, spacing: number): Ribbon | null {
    const need = widthOf(words, font, spacing) + font;
    let [best, least]: [Ribbon | null, number] = [null, Infinity];
    const miles = milestones(line);
    for (let from = 0; from < line.length; from += 5) {
      const to = miles.findIndex((mile) => mile >= (miles[from] ?? 0) + need);
      if (to < 0) break;
      const points = leftToRight(line.slice(from, to + 1));
      const cost = this.cost(points.filter((_, n) => n % 3 === 0).map(({ x, y }) => ({ x: x - font * 0.4, y: y - font, width: font * 0.8, height: font * 0.9 })), 0.15) + wind(points) * 5;
      if (cost < least) [best, least] = [{ words, points }, cost];
    }
    if (best) this.take(...best.points.map(({ x, y }) => ({ x: x - font * 0.5, y: y - font, width: font, height: font })));
    return best;
  }

  private cost(areas: readonly Area[], weight = 1): number {
    let cost = 0;
    for (const area of areas) {
      if (!inside(area, this.frame) || this.taken.some((other) => overlap(area, other))) return Infinity;
      cost += this.crossed(area) * weight;
    }
    return cost;
  }

  /** How much of an area is not free, counted at points of a lattice. */
  private crossed({ x, y, width, height }: Area): number {
    let count = 0;
    for (let u = 2; u < width; u += 5) for (let v = 2; v < height; v += 4) if (!this.free({ x: x + u, y: y + v })) count += 0.25;
    return count;
  }
}

/** How far each point is along the line. */
function milestones(line: readonly Point[]): number[] {
  let sum = 0;
  return line.map((p, n) => (sum += Math.hypot(p.x - (line[n - 1] ?? p).x, p.y - (line[n - 1] ?? p).y)));
}

/** Nobody reads upside down. */
export function leftToRight(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && last.x < first.x ? [...points].reverse() : points;
}

/** How much a line winds: its length over the straight way, less one. */
function wind(points: readonly Point[]): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return Infinity;
  return lengthOf(points) / Math.max(1, Math.hypot(last.x - first.x, last.y - first.y)) - 1;
}
