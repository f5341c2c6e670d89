/** How the players of a tournament are called. */

import type { Tournament } from "../../api/schema.ts";
import { nameOf } from "../../state/players.ts";
import { isMember, playerName } from "../players.ts";
import { say } from "../words.svelte.ts";

/** A name for each entrant; of several computer players of a kind each has its number. */
export function names({ entrants }: Pick<Tournament, "entrants">): Record<string, string> {
  const several = (player: string): boolean => entrants.filter((one) => one.player === player).length > 1;
  return Object.fromEntries(
    entrants.map(({ key, player, name }) => {
      const shown = isMember(player) ? playerName(player, { [player]: name }) : nameOf(player, say);
      return [key, several(player) ? `${shown} ${key.split(" ")[1] ?? ""}` : shown];
    }),
  );
}
