/** Titles that are played by the same rules. */

import type { Game } from "../api/types.ts";

export function groupBySystem(games: Game[]): Game[][] {
  const groups = new Map<string, Game[]>();
  for (const game of games) groups.set(game.system, [...(groups.get(game.system) ?? []), game]);
  return [...groups.values()];
}
