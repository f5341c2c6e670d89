/** How much of some ground there is around each point: 1 in the middle of it, 0 far from it, ½ where it ends. Pure. */
import type { Area, Point } from "../common/geometry.ts";
import type { MapLayout, Site } from "./mapLayout.ts";
import { noise } from "../common/chance.ts";
import { HEX, neighbour } from "./grid.ts";

/** Values on a lattice of points. */
export interface Field {
  x: number;
  y: number;
  step: number;
  columns: number;
  rows: number;
  values: Float32Array;
}

const SHARP = 1 / (2 * (0.27 * HEX) ** 2);

export function emptyField(area: Area, step: number): Field {
  const [columns, rows] = [Math.ceil(area.width / step) + 1, Math.ceil(area.height / step) + 1];
  return { x: area.x, y: area.y, step, columns, rows, values: new Float32Array(columns * rows) };
}

/** The ground bends a little, so that no edge is straight. */
export function bend({ x, y }: Point, salt: number): Point {
  const [u, v] = [x / 52, y / 52];
  return {
    x: x + noise(u, v, salt) * 8 + noise(u * 2.7, v * 2.7, salt + 1) * 3.5,
    y: y + noise(u, v, salt + 2) * 8 + noise(u * 2.7, v * 2.7, salt + 3) * 3.5,
  };
}

/** A hex with the hexes around it, and which of them count. */
interface Patch {
  middles: Point[];
  counts: boolean[];
  /** 1 or 0 where all or none of them count. */
  whole: number | null;
}

/** Asks of each patch only once what it is. */
class Patches {
  private readonly known = new Map<number, Patch>();

  constructor(
    private readonly layout: MapLayout,
    private readonly counted: (site: Site) => boolean,
  ) {}

  of(point: Point): Patch {
    const cell = this.layout.under(point);
    const key = cell.column * 512 + cell.row;
    const known = this.known.get(key);
    if (known) return known;
    const cells = [cell, ...[0, 1, 2, 3, 4, 5].map((d) => neighbour(cell, d))];
    const counts = cells.map((one) => {
      const site = this.layout.ground(one);
      return !!site && this.counted(site);
    });
    const whole = counts.every(Boolean) ? 1 : counts.some(Boolean) ? null : 0;
    const patch = { middles: cells.map((one) => this.layout.centre(one)), counts, whole };
    this.known.set(key, patch);
    return patch;
  }
}

function weigh({ middles, counts }: Patch, point: Point): number {
  let all = 0;
  let some = 0;
  for (let n = 0; n < middles.length; n++) {
    const middle = middles[n] ?? point;
    const weight = Math.exp(-((middle.x - point.x) ** 2 + (middle.y - point.y) ** 2) * SHARP);
    all += weight;
    if (counts[n]) some += weight;
  }
  return some / all;
}

/** How much of the ground at a point belongs to hexes that count. */
export function share(layout: MapLayout, point: Point, counts: (site: Site) => boolean): number {
  return weigh(new Patches(layout, counts).of(point), point);
}

export function fieldOf(layout: MapLayout, area: Area, step: number, salt: number, counts: (site: Site) => boolean): Field {
  const field = emptyField(area, step);
  const patches = new Patches(layout, counts);
  const here = { x: 0, y: 0 };
  for (let row = 0, n = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++, n++) {
      here.x = field.x + column * step;
      here.y = field.y + row * step;
      const { whole } = patches.of(here);
      if (whole !== null) field.values[n] = whole;
      else {
        const point = bend(here, salt);
        field.values[n] = weigh(patches.of(point), point);
      }
    }
  }
  return field;
}

/** The value at any point, between those of the lattice. */
export function valueAt(field: Field, { x, y }: Point): number {
  const u = (x - field.x) / field.step;
  const v = (y - field.y) / field.step;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i >= field.columns - 1 || j >= field.rows - 1) return 0;
  const { values, columns } = field;
  const n = j * columns + i;
  const top = (values[n] ?? 0) * (1 - u + i) + (values[n + 1] ?? 0) * (u - i);
  const low = (values[n + columns] ?? 0) * (1 - u + i) + (values[n + columns + 1] ?? 0) * (u - i);
  return top * (1 - v + j) + low * (v - j);
}

/** The direction in which a field rises. */
export function slopeAt(field: Field, { x, y }: Point): Point {
  const e = field.step;
  return {
    x: (valueAt(field, { x: x + e, y }) - valueAt(field, { x: x - e, y })) / (2 * e),
    y: (valueAt(field, { x, y: y + e }) - valueAt(field, { x, y: y - e })) / (2 * e),
  };
}

/** Each value becomes the mean of those within `reach` steps along one line, then along the other. */
export function blurred(field: Field, reach: number): Field {
  const { columns, rows } = field;
  const across = soften(field.values, rows, columns, columns, 1, reach);
  return { ...field, values: soften(across, columns, rows, 1, columns, reach) };
}

function soften(values: Float32Array, lines: number, length: number, next: number, step: number, reach: number): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    let sum = 0;
    const at = (n: number): number => values[line * next + Math.min(Math.max(n, 0), length - 1) * step] ?? 0;
    for (let n = -reach; n <= reach; n++) sum += at(n);
    for (let n = 0; n < length; n++) {
      out[line * next + n * step] = sum / (2 * reach + 1);
      sum += at(n + reach + 1) - at(n - reach);
    }
  }
  return out;
}
