/** The chances of two dice. Pure arithmetic: numbers and modifiers come from the server. */

import type { Odds } from "./types.ts";

/** Of 36 throws of two dice, how many give each sum from 2 to 12. */
const ways = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));
const SUMS = Array.from({ length: 11 }, (_, n) => n + 2);

/** The chance to reach a number with two dice and a modifier. */
export function atLeast(need: number, bonus: number): number {
  return SUMS.filter((sum) => sum + bonus >= need).reduce((all, sum) => all + ways(sum), 0) / 36;
}

/** The chance to reach a number with one die. */
export function oneDie(need: number, bonus: number): number {
  return Math.min(6, Math.max(0, 7 - (need - bonus))) / 6;
}

/** What may come of a charge, by the margin between two throws. */
export interface Melee {
  destroyed: number;
  routed: number;
  nothing: number;
  repelled: number;
  lost: number;
}

export function melee(bonus: number, other: number): Melee {
  const out: Melee = { destroyed: 0, routed: 0, nothing: 0, repelled: 0, lost: 0 };
  for (const a of SUMS) {
    for (const b of SUMS) {
      const margin = a + bonus - b - other;
      const name = margin >= 3 ? "destroyed" : margin > 0 ? "routed" : margin === 0 ? "nothing" : margin > -3 ? "repelled" : "lost";
      out[name] += (ways(a) * ways(b)) / 1296;
    }
  }
  return out;
}

/** The chance that an attack does harm, by its written form. */
export function harm(action: string, odds: Odds): number {
  if (odds.other_bonus !== undefined) {
    const { destroyed, routed } = melee(odds.bonus, odds.other_bonus);
    return destroyed + routed;
  }
  return action.startsWith("pursue") ? oneDie(odds.need ?? 0, odds.bonus) : atLeast(odds.need ?? 0, odds.bonus);
}

export const percent = (chance: number): number => Math.round(chance * 100);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");
