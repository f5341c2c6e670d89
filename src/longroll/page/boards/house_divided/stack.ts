/** Where the counters of one box lie: closed, spread in place, or fanned out on a tray. Pure arithmetic. */
import { COUNTER } from "./plan.ts";
import type { Area, Point } from "../common/geometry.ts";

export interface Slot extends Point {
  scale: number;
}

export type Mode = "closed" | "spread" | "fan";

/** At most this many counters of a closed stack are seen; the number says the rest. */
const SEEN = 3;
const PEEK = 2.2;
const STRIDE = 19;
const SPREAD_ROW = 4;
const FAN_ROW = 5;
/** Between the two armies of a box. */
const APART = 15.5;

const chunks = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, n) => list.slice(n * length, (n + 1) * length));

/** A pile whose last counter lies on top; the ones below peek out to the upper right. */
export function pile(count: number, scale: number): Slot[] {
  const seen = Math.min(count, SEEN) - 1;
  return Array.from({ length: count }, (_, n) => {
    const depth = Math.min(count - 1 - n, SEEN - 1);
    const off = (depth - seen / 2) * PEEK * scale;
    return { x: off, y: -off, scale };
  });
}

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
  const lay = mode === "closed" ? pile : row;
  const laid = armies.map((count) => lay(count, scale));
  if (armies.length < 2) return laid.flat();
  return laid.flatMap((slots, side) => {
    const inner = side === 0 ? Math.max(...slots.map((s) => s.x)) : Math.min(...slots.map((s) => s.x));
    const shift = (side === 0 ? -APART : APART) * scale - inner;
    return slots.map((slot) => ({ ...slot, x: slot.x + shift }));
  });
}

export interface Fan {
  slots: Slot[];
  tray: Area;
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

/** Where the middle of a tray goes: above its box, or below when there is no room; never out of what is seen. */
export function trayPlace(box: Point, half: number, tray: Area, gap: number, seen: Area): Point {
  const above = box.y - half - gap - tray.height / 2;
  const below = box.y + half + gap + tray.height / 2;
  const least = seen.x + tray.width / 2;
  const most = seen.x + seen.width - tray.width / 2;
  return {
    x: least > most ? seen.x + seen.width / 2 : Math.min(Math.max(box.x, least), most),
    y: above - tray.height / 2 < seen.y ? below : above,
  };
}

/** Whether a stack is better fanned out to be picked from, given how large the screen shows a unit of length. */
export function needsFan(count: number, mode: Mode, scale: number, target: number): boolean {
  if (count < 2) return false;
  return mode === "closed" || STRIDE * scale < target;
}
