/** The computer players, as they are offered and named. */

import type { Say } from "../words/catalogue.ts";
import { isSecond, sideOf } from "./seats.ts";

const LEVELS = ["militia", "veteran", "crack"];
const LAST = "random";

/** From the weakest level to the strongest, then any others; at random is no level, and comes last. */
export function orderBots(bots: string[]): string[] {
  const place = (bot: string): number => (bot === LAST ? LEVELS.length + 1 : LEVELS.indexOf(bot) < 0 ? LEVELS.length : LEVELS.indexOf(bot));
  return [...bots].sort((one, other) => place(one) - place(other));
}

/** Those that somebody would want to play against. */
export const levelsOf = (bots: string[]): string[] => LEVELS.filter((level) => bots.includes(level));

/** Who sits there when nobody has been chosen: the easiest, who does not keep anybody waiting. */
export const usualBot = (bots: string[]): string => orderBots(bots)[0] ?? "guest";

/** The name of a computer player; one that the page does not know has the name that the server gives it. */
export const nameOf = (bot: string, say: Say): string => (LEVELS.includes(bot) || bot === LAST ? say(`bot-${bot}`) : bot);

/** Whoever plays a seat: a person here, or a computer player by name. */
export const playerName = (player: string, say: Say): string =>
  player === "me" || player === "guest" ? say(`player-${player}`) : say("player-bot", { bot: nameOf(player, say) });

/** The same as it is offered: with the time it takes. */
export const offerOf = (player: string, say: Say): string =>
  LEVELS.includes(player) ? say("offer-bot", { player: playerName(player, say), time: say(`time-bot-${player}`) }) : playerName(player, say);

/** How it plays and how long it thinks; nothing of a person, or of one that the page does not know. */
export const aboutPlayer = (player: string, say: Say): string => (LEVELS.includes(player) || player === LAST ? say(`about-bot-${player}`) : "");

/** The same players, each on the other side; null where that changes nothing. */
export function switched(seats: Record<string, string>): Record<string, string> | null {
  const names = Object.keys(seats);
  const opposite = (seat: string): string => names.find((name) => sideOf(name) !== sideOf(seat) && isSecond(name) === isSecond(seat)) ?? seat;
  const found = Object.fromEntries(names.map((seat) => [seat, seats[opposite(seat)] ?? "me"]));
  return names.some((seat) => found[seat] !== seats[seat]) ? found : null;
}
