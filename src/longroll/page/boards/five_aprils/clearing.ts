/** What must be kept free of trees, fields and names: roads, water, houses. A lattice of bits. Pure. */
import type { Area, Point } from "../common/geometry.ts";

const STEP = 4;

export class Clearing {
  private readonly columns: number;
  private readonly rows: number;
  private readonly bits: Uint8Array;

  constructor(private readonly area: Area) {
    this.columns = Math.ceil(area.width / STEP) + 1;
    this.rows = Math.ceil(area.height / STEP) + 1;
    this.bits = new Uint8Array(this.columns * this.rows);
  }

  /** Keep a disc free. */
  keep({ x, y }: Point, radius: number): void {
    const [c, r, n] = [(x - this.area.x) / STEP, (y - this.area.y) / STEP, radius / STEP];
    for (let row = Math.max(0, Math.ceil(r - n)); row <= Math.min(this.rows - 1, r + n); row++) {
      const wide = Math.sqrt(Math.max(0, n * n - (row - r) ** 2));
      const [from, to] = [Math.max(0, Math.ceil(c - wide)), Math.min(this.columns - 1, c + wide)];
      for (let column = from; column <= to; column++) this.bits[row * this.columns + column] = 1;
    }
  }

  keepLine(points: readonly Point[], radius: number): void {
    for (const point of points) this.keep(point, radius);
    points.slice(1).forEach((b, n) => {
      const a = points[n] ?? b;
      this.keep({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, radius);
    });
  }

  isFree({ x, y }: Point): boolean {
    const [column, row] = [Math.round((x - this.area.x) / STEP), Math.round((y - this.area.y) / STEP)];
    return this.bits[row * this.columns + column] !== 1;
  }
}
