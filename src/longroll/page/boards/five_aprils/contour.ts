/** The lines on which a field has one value, as closed loops with the higher ground on the right. Pure. */
import type { Point } from "../common/geometry.ts";
import type { Field } from "./field.ts";

/** A crossing of the contour with an edge of the lattice: its key and its place. */
interface Crossing {
  key: number;
  point: Point;
}

/** For each case of the four corners (upper left 1, upper right 2, lower right 4, lower left 8) the edges joined. */
const JOINS: readonly (readonly [number, number][])[] = [
  [], [[3, 0]], [[0, 1]], [[3, 1]], [[1, 2]], [[3, 0], [1, 2]], [[0, 2]], [[3, 2]],
  [[2, 3]], [[2, 0]], [[0, 1], [2, 3]], [[2, 1]], [[1, 3]], [[1, 0]], [[0, 3]], [],
];

class Tracer {
  readonly next = new Map<number, number>();
  readonly points = new Map<number, Point>();

  constructor(
    private readonly field: Field,
    private readonly level: number,
  ) {}

  /** Beyond the lattice everything is low, so every line closes. */
  value(column: number, row: number): number {
    const { columns, rows, values } = this.field;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return Math.min(this.level - 1, 0);
    return values[row * columns + column] ?? 0;
  }

  private high(column: number, row: number): number {
    return this.value(column, row) >= this.level ? 1 : 0;
  }

  square(column: number, row: number): void {
    const upper = this.high(column, row) + 2 * this.high(column + 1, row);
    const ways = upper + 4 * this.high(column + 1, row + 1) + 8 * this.high(column, row + 1);
    if (ways === 0 || ways === 15) return;
    for (const [from, to] of JOINS[ways] ?? []) {
      const [a, b] = [this.crossing(column, row, from), this.crossing(column, row, to)];
      this.points.set(a.key, a.point);
      this.next.set(a.key, b.key);
    }
  }

  private crossing(column: number, row: number, edge: number): Crossing {
    const upright = edge % 2 === 1;
    const [c, r] = [column + (edge === 1 ? 1 : 0), row + (edge === 2 ? 1 : 0)];
    const [a, b] = [this.value(c, r), upright ? this.value(c, r + 1) : this.value(c + 1, r)];
    const t = a === b ? 0.5 : (this.level - a) / (b - a);
    const { x, y, step, columns } = this.field;
    const place = { x: x + (c + (upright ? 0 : t)) * step, y: y + (r + (upright ? t : 0)) * step };
    return { key: ((r + 1) * (columns + 2) + c + 1) * 2 + (upright ? 1 : 0), point: place };
  }
}

export function contours(field: Field, level: number): Point[][] {
  const tracer = new Tracer(field, level);
  for (let row = -1; row < field.rows; row++) for (let column = -1; column < field.columns; column++) tracer.square(column, row);
  const loops: Point[][] = [];
  while (tracer.next.size > 0) {
    const loop: Point[] = [];
    let [key] = tracer.next.keys();
    while (key !== undefined && tracer.next.has(key)) {
      const point = tracer.points.get(key);
      if (point) loop.push(point);
      const then: number | undefined = tracer.next.get(key);
      tracer.next.delete(key);
      key = then;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** Positive for a loop that runs clockwise on the screen. */
export function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, p, n) => {
    const q = loop[(n + 1) % loop.length] ?? p;
    return sum + p.x * q.y - q.x * p.y;
  }, 0) / 2;
}
