/** Where the counters of one hex lie: in a pile, or fanned out on a tray. Pure arithmetic. */
import type { Area, Point } from "../common/geometry.ts";

export const COUNTER = 38;

export interface Slot extends Point {
  scale: number;
}

const PEEK = 6;
const SEEN = 3;
const FAN_ROW = 4;

/** The last counter lies on top; those below peek out to the upper right. */
export function pile(count: number, scale: number): Slot[] {
  const deepest = Math.min(count, SEEN) - 1;
  return Array.from({ length: count }, (_, n) => {
    const depth = Math.min(count - 1 - n, SEEN - 1);
    const off = (depth - deepest / 2) * PEEK * scale;
    return { x: off, y: -off, scale };
  });
}

export interface Fan {
  slots: Slot[];
  tray: Area;
}

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

/** Where the middle of a tray goes: above its hex, or below when there is no room; never out of what is seen. */
export function trayPlace(hex: Point, half: number, tray: Area, seen: Area): Point {
  const above = hex.y - half - tray.height / 2;
  const [least, most] = [seen.x + tray.width / 2, seen.x + seen.width - tray.width / 2];
  return {
    x: least > most ? seen.x + seen.width / 2 : Math.min(Math.max(hex.x, least), most),
    y: above - tray.height / 2 < seen.y ? hex.y + half + tray.height / 2 : above,
  };
}
