/** A challenge as it is asked for. */

import { isSecond, sideOf } from "../state/seats.ts";

export const OPPONENTS = ["friend", "open", "player", "bot"] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Who sits where: `me` or, if the side is drawn, `random-me`; the others are open, for one player, or for the computer. `name`: that player, or the computer player. `partners`: who has
 * the second seats of a game for four. */
export function challengeSeats(seats: readonly string[], side: string, opponent: Opponent, name: string, partners: string): Record<string, string> {
  const drawn = !seats.some((seat) => sideOf(seat) === side);
  const mine = drawn ? sideOf(seats[0] ?? "") : side;
  const me = drawn ? "random-me" : "me";
  const other = opponent === "player" ? `@${name}` : opponent === "bot" ? name : "open";
  const first = (seat: string): string => (sideOf(seat) === mine ? me : other);
  return Object.fromEntries(seats.map((seat) => [seat, !isSecond(seat) || partners === "me" ? first(seat) : partners]));
}
