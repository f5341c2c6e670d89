/** How a match may start: as it is printed, or with a handicap that somebody sets. */

import type { Facts, FairStart, Game, Measured } from "../api/types.ts";
import { usualBot } from "./players.ts";
import { sideOf } from "./seats.ts";

/** The option that helps one side. */
export const HANDICAP = "handicap";
const NONE = "none";

/** `cut`: I set the handicap and the computer picks its side; `pick`: the other way round. */
export type Start = "printed" | "fair" | "own" | "cut" | "pick";

export const fairOf = ({ fair }: Game, scenario: string): FairStart | undefined => fair.find((one) => one.scenario === scenario);

/** Where the printed start is the fair one, or nothing was measured, there is none to recommend. */
export function startsOf(game: Game, scenario: string): Start[] {
  const known = (fairOf(game, scenario)?.handicap ?? NONE) !== NONE;
  return known ? ["printed", "fair", "own", "cut", "pick"] : ["printed", "own", "cut"];
}

/** The handicaps of a title; the first is the printed start. */
export const handicapsOf = ({ options }: Game): string[] => options.find(({ name }) => name === HANDICAP)?.values ?? [NONE];

/** The handicap with which a match starts; `own` is what I have set. */
export function handicapOf(game: Game, scenario: string, start: Start, own: string): string {
  if (start === "own" || start === "cut") return own;
  return start === "printed" ? NONE : (fairOf(game, scenario)?.handicap ?? NONE);
}

/** What was measured of a scenario with this handicap. */
export const measuredWith = (game: Game, scenario: string, handicap: string): Measured | undefined =>
  fairOf(game, scenario)?.measured.find((one) => one.handicap === handicap);

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** The side that won more often, and how often, for the sentence `balance`. */
export function balanceFacts({ seats }: Game, { games, wins, losses }: Measured): Facts {
  const sides = [...new Set(seats.map(sideOf))];
  const [side = "", won] = losses > wins ? [sides[1], losses] : [sides[0], wins];
  return { side, percent: percent(won, games), games, draws: percent(games - wins - losses, games) };
}

/** Who plays when nobody has been chosen: I the first side, the usual computer player the other. */
export const usualSeats = (game: Game): Record<string, string> => seatsFor(game, sideOf(game.seats[0] ?? ""), usualBot(game.bots));

/** I on one side, the computer on the other. */
export const seatsFor = ({ seats }: Game, side: string, bot: string): Record<string, string> =>
  Object.fromEntries(seats.map((seat) => [seat, sideOf(seat) === side ? "me" : bot]));
