/** The computer players, as they are offered and named. */

import type { ComputerPlayer } from "../api/types.ts";
import type { Say } from "../words/catalogue.ts";
import { isSecond, sideOf } from "./seats.ts";

const LEVELS = ["militia", "veteran", "crack"];
const LAST = "random";
/** Between a level and its commander. */
const MARK = ":";

const isKnown = (level: string): boolean => LEVELS.includes(level) || level === LAST;

/** `crack:lee` taken apart. A name that the page does not know is left whole. */
export function readPlayer(player: string): { level: string; commander: string } {
  const [level = "", commander = ""] = player.split(MARK);
  return isKnown(level) ? { level, commander } : { level: player, commander: "" };
}

export const writePlayer = (level: string, commander: string): string => (commander ? `${level}${MARK}${commander}` : level);

/** The levels among the bots: from the weakest to the strongest, then any others; at random is no level, and comes last. */
export function orderBots(bots: ComputerPlayer[]): string[] {
  const place = (bot: string): number => (bot === LAST ? LEVELS.length + 1 : LEVELS.indexOf(bot) < 0 ? LEVELS.length : LEVELS.indexOf(bot));
  const plain = bots.filter(({ commander }) => commander === "").map(({ name }) => name);
  return plain.sort((one, other) => place(one) - place(other));
}

/** Those that somebody would want to play against. */
export const levelsOf = (bots: ComputerPlayer[]): string[] => orderBots(bots).filter((bot) => LEVELS.includes(bot));

/** The commanders that a level may have at a seat: those of its side. */
export const commandersOf = (bots: ComputerPlayer[], level: string, seat: string): ComputerPlayer[] =>
  bots.filter((bot) => bot.level === level && bot.commander !== "" && bot.side === sideOf(seat));

/** Who sits there when nobody has been chosen: the easiest, who does not keep anybody waiting. */
export const usualBot = (bots: ComputerPlayer[]): string => orderBots(bots)[0] ?? "guest";

/** The name of a computer player; one that the page does not know has the name that the server gives it. */
export function nameOf(bot: string, say: Say): string {
  const { level, commander } = readPlayer(bot);
  const name = isKnown(level) ? say(`bot-${level}`) : level;
  return commander ? say("bot-commanded", { level: name, commander: say(`commander-${commander}`) }) : name;
}

/** Whoever plays a seat: a person here, or a computer player by name. */
export const playerName = (player: string, say: Say): string =>
  player === "me" || player === "guest" ? say(`player-${player}`) : say("player-bot", { bot: nameOf(player, say) });

/** The same as it is offered: with the time it takes. */
export const offerOf = (player: string, say: Say): string =>
  LEVELS.includes(player) ? say("offer-bot", { player: playerName(player, say), time: say(`time-bot-${player}`) }) : playerName(player, say);

/** How it plays and how long it thinks; nothing of a person, or of one that the page does not know. */
export function aboutPlayer(player: string, say: Say): string {
  const { level, commander } = readPlayer(player);
  if (!isKnown(level)) return "";
  return [say(`about-bot-${level}`), ...(commander ? [say(`about-commander-${commander}`)] : [])].join(" ");
}

/** The same players, each on the other side; null where that changes nothing. */
export function switched(seats: Record<string, string>): Record<string, string> | null {
  const names = Object.keys(seats);
  const opposite = (seat: string): string => names.find((name) => sideOf(name) !== sideOf(seat) && isSecond(name) === isSecond(seat)) ?? seat;
  const found = Object.fromEntries(names.map((seat) => [seat, seats[opposite(seat)] ?? "me"]));
  return names.some((seat) => found[seat] !== seats[seat]) ? found : null;
}
