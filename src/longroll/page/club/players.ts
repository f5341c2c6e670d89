/** Names of those who play. */

import { nameOf } from "../state/players.ts";
import { writePlace } from "../state/route.svelte.ts";
import { session } from "./session.svelte.ts";
import { say } from "./words.svelte.ts";

export const isMember = (player: string): boolean => player.startsWith("@");

export const profileOf = (name: string): string => writePlace({ screen: "club", page: "player", at: name });

/** A person by name, or a computer player. Without a name it is somebody who has left the club. */
export function playerName(player: string, names: Record<string, string> = {}): string {
  if (player === session.player && session.person) return session.person.name;
  if (isMember(player)) return names[player] || say("club-left");
  return say("player-bot", { bot: nameOf(player, say) });
}
