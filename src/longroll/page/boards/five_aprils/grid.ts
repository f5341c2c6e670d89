/** The geometry of the hexes: flat-topped, columns upright, even columns half a hex lower. Pure. */
import type { Point } from "../common/geometry.ts";
import type { Direction } from "../../games/five_aprils/types.ts";

/** A hex across its flats, in units of the sheet; its side; from one column to the next. */
export const HEX = 60;
export const SIDE = HEX / Math.sqrt(3);
export const PITCH = SIDE * 1.5;

export interface Cell {
  column: number;
  row: number;
}

export const DIRECTIONS: readonly Direction[] = ["U", "UR", "DR", "D", "DL", "UL"];

export const nameOf = ({ column, row }: Cell): string => `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;

export const cellOf = (name: string): Cell => ({ column: Number(name.slice(0, -2)), row: Number(name.slice(-2)) });

const isLow = (column: number): boolean => column % 2 === 0;

/** The middle of a hex; the middle of column 0, row 0, were it not lowered, is at (0, 0). */
export const centreOf = ({ column, row }: Cell): Point => ({ x: column * PITCH, y: (row + (isLow(column) ? 0.5 : 0)) * HEX });

type Step = readonly [number, number];
const LOW: readonly Step[] = [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]];
const HIGH: readonly Step[] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]];

export function neighbour({ column, row }: Cell, direction: number): Cell {
  const [dx, dy] = (isLow(column) ? LOW : HIGH)[direction] ?? [0, 0];
  return { column: column + dx, row: row + dy };
}

/** The corners of a hex around its middle, clockwise from the upper left; side d goes from corner d to corner d + 1. */
export const CORNERS: readonly Point[] = [
  { x: -SIDE / 2, y: -HEX / 2 },
  { x: SIDE / 2, y: -HEX / 2 },
  { x: SIDE, y: 0 },
  { x: SIDE / 2, y: HEX / 2 },
  { x: -SIDE / 2, y: HEX / 2 },
  { x: -SIDE, y: 0 },
];

export const corner = (middle: Point, number: number, scale = 1): Point => {
  const c = CORNERS[((number % 6) + 6) % 6] ?? { x: 0, y: 0 };
  return { x: middle.x + c.x * scale, y: middle.y + c.y * scale };
};

/** A unit step towards a neighbour. */
export const heading = (direction: number): Point => {
  const turn = (direction * Math.PI) / 3;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
};

/** Which side of `a` is that to `b`; -1: they do not touch. */
export function directionTo(a: Cell, b: Cell): number {
  return DIRECTIONS.findIndex((_, d) => {
    const next = neighbour(a, d);
    return next.column === b.column && next.row === b.row;
  });
}

/** The hex in which a point lies, the middle of column 0, row 0 being at (0, 0). */
export function cellAt({ x, y }: Point): Cell {
  const near = Math.round(x / PITCH);
  const best = { column: near, row: 0 };
  let least = Infinity; // no small lists in here: this is asked a hundred thousand times
  for (let column = near - 1; column <= near + 1; column++) {
    const low = isLow(column) ? 0.5 : 0;
    const row = Math.round(y / HEX - low);
    const far = (column * PITCH - x) ** 2 + ((row + low) * HEX - y) ** 2;
    if (far >= least) continue;
    least = far;
    best.column = column;
    best.row = row;
  }
  return best;
}
