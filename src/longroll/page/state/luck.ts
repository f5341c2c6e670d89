/** How shots fell, and how they were to be expected to fall. */

import type { Shot } from "../games/adapter.ts";

export interface Luck {
  side: string;
  shots: number;
  hits: number;
  due: number;
}

/** One for each side that has fired. */
export function luckOf(shots: Shot[]): Luck[] {
  const sides = [...new Set(shots.map(({ side }) => side))];
  return sides.map((side) => luckOfSide(shots, side));
}

export function luckOfSide(shots: Shot[], side: string): Luck {
  const own = shots.filter((shot) => shot.side === side);
  return { side, shots: own.length, hits: own.filter(({ hit }) => hit).length, due: own.reduce((sum, { chance }) => sum + chance, 0) };
}
