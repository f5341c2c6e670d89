/** The thirty-six pairs of dice of a combat, counted. Pure. */

import type { MoraleRow } from "./types.ts";

/** `2R` as the facts of a sentence. */
export function outcomeFacts(result: string): { losses: number; retreat: string } {
  return { losses: Number.parseInt(result, 10) || 0, retreat: result.endsWith("R") ? "yes" : "no" };
}

/** The results for a morale value: the one asked for, or the best that is there. */
export function rowOf(rows: readonly MoraleRow[], morale: number | null): MoraleRow | null {
  return rows.find((row) => row.morale === morale) ?? rows.at(-1) ?? null;
}

/** What each die does, how many of the six dice do it. */
export function tally({ results }: MoraleRow): { result: string; dice: number }[] {
  const counts = new Map<string, number>();
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].map(([result, dice]) => ({ result, dice }));
}
