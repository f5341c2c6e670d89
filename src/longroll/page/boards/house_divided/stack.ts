/** Where the counters of one box lie: closed, spread in place, or fanned out on a tray. Pure arithmetic. */
import { pile } from "../common/pile.ts";
import type { Slot } from "../common/slot.ts";
import type { Fan } from "../common/tray.ts";
import { COUNTER } from "./plan.ts";

export type Mode = "closed" | "spread" | "fan";

const PEEK = 2.2;
const STRIDE = 19;
const SPREAD_ROW = 4;
const FAN_ROW = 5;
/** Between the two armies of a box. */
const APART = 15.5;

const chunks = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, n) => list.slice(n * length, (n + 1) * length));

/** A row (two rows when there are many) in which the middle of every counter can be seen. */
export function row(count: number, scale: number): Slot[] {
  const rows = chunks(Array.from({ length: count }, (_, n) => n), SPREAD_ROW);
  return rows.flatMap((line, r) =>
    line.map((_, n) => ({
      x: (n - (line.length - 1) / 2) * STRIDE * scale,
      y: (r - (rows.length - 1) / 2) * STRIDE * scale,
      scale,
    })),
  );
}

/** Counters in place. With two armies in the box they face each other, the first on the left. */
export function inPlace(armies: readonly number[], mode: "closed" | "spread", scale: number): Slot[] {
  const laid = armies.map((count) => (mode === "closed" ? pile(count, scale, PEEK) : row(count, scale)));
  if (armies.length < 2) return laid.flat();
  return laid.flatMap((slots, side) => {
    const inner = side === 0 ? Math.max(...slots.map((s) => s.x)) : Math.min(...slots.map((s) => s.x));
    const shift = (side === 0 ? -APART : APART) * scale - inner;
    return slots.map((slot) => ({ ...slot, x: slot.x + shift }));
  });
}

/** Every counter apart from the others, `size` units wide, around the middle of a tray; each army begins a new row. */
export function fan(armies: readonly number[], size: number): Fan {
  const cell = size * 1.4;
  const rows = armies.flatMap((count) => chunks(Array.from({ length: count }, (_, n) => n), FAN_ROW));
  const width = Math.max(...rows.map((line) => line.length)) * cell + size * 0.2;
  const height = rows.length * cell + size * 0.2;
  const slots = rows.flatMap((line, r) =>
    line.map((_, n) => ({
      x: (n - (line.length - 1) / 2) * cell,
      y: (r - (rows.length - 1) / 2) * cell,
      scale: size / COUNTER,
    })),
  );
  return { slots, tray: { x: -width / 2, y: -height / 2, width, height } };
}

/** Whether a stack is better fanned out to be picked from, given how large the screen shows a unit of length. */
export function needsFan(count: number, mode: Mode, scale: number, target: number): boolean {
  if (count < 2) return false;
  return mode === "closed" || STRIDE * scale < target;
}
