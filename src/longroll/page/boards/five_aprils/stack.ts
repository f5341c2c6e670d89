/** How the counters of one hex lie, fanned out on a tray. Pure arithmetic. */
import type { Fan } from "../common/tray.ts";

export const COUNTER = 38;

/** How far a counter of a pile peeks out. */
export const PEEK = 6;
const FAN_ROW = 4;

/** Every counter apart from the others, `size` units wide; the top of the pile comes first. */
export function fan(count: number, size: number): Fan {
  const cell = size * 1.22;
  const [wide, rows] = [Math.min(count, FAN_ROW), Math.ceil(count / FAN_ROW)];
  const [width, height] = [wide * cell + size * 0.16, rows * cell + size * 0.16];
  const slots = Array.from({ length: count }, (_, n) => {
    const place = count - 1 - n;
    const row = Math.floor(place / FAN_ROW);
    const inRow = Math.min(FAN_ROW, count - row * FAN_ROW);
    return { x: ((place % FAN_ROW) - (inRow - 1) / 2) * cell, y: (row - (rows - 1) / 2) * cell, scale: size / COUNTER };
  });
  return { slots, tray: { x: -width / 2, y: -height / 2, width, height } };
}
