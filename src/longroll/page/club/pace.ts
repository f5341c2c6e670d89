/** How much time there is to think. */

import { DAY } from "./clock.ts";
import type { Pace } from "./types.ts";

export const KINDS = ["none", "clock", "correspondence"] as const;
export const MINUTES = [15, 30, 60, 90, 120, 180] as const;
export const INCREMENTS = [0, 10, 30, 60, 120] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

/** A correspondence clock gives back half a day for each turn that is handed over. */
export function makePace(kind: Pace["kind"], minutes: number, increment: number, days: number): Pace {
  if (kind === "clock") return { kind, bank: minutes * 60, increment };
  if (kind === "correspondence") return { kind, bank: days * DAY, increment: DAY / 2 };
  return { kind: "none", bank: 0, increment: 0 };
}

/** The words for a pace, as a key and facts. */
export function paceFacts({ kind, bank, increment }: Pace): [string, Record<string, number>] {
  if (kind === "clock") return ["club-pace-clock", { minutes: Math.round(bank / 60), seconds: increment }];
  if (kind === "correspondence") return ["club-pace-correspondence", { days: Math.round((bank / DAY) * 10) / 10 }];
  return ["club-pace-none", {}];
}
