/** Seats, the sides they belong to, and who plays them. */

import type { Facts, State } from "../api/types.ts";

type Seated = Pick<State, "seats">;

/** The players at this screen; in a club also `@` and the id of who has signed in. */
export const here = new Set(["me", "guest"]);
const SECOND = "-second";

/** Is it the second seat of its side? */
export const isSecond = (seat: string): boolean => seat.endsWith(SECOND);

/** The side of a seat: two players may share one. */
export const sideOf = (seat: string): string => (isSecond(seat) ? seat.slice(0, -SECOND.length) : seat);

/** The facts of a seat for the texts: its side, and whether it is the second seat of that side. */
export const seatFacts = (seat: string): Facts => ({ side: sideOf(seat), second: isSecond(seat) ? "yes" : "no" });

/** Is the seat played by a person, not by the computer? */
export const isPerson = ({ seats }: Seated, seat: string): boolean => /^(me|guest|@.*)$/.test(seats[seat] ?? "");

/** Seats as they are asked for: whoever sits there, it is a person at this screen. */
export const asAsked = (seats: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(seats).map(([seat, player]) => [seat, player.startsWith("@") ? "me" : player]));

/** The sides that people at this screen play. */
export const sidesHere = (seated: Seated): Set<string> => new Set(Object.keys(seated.seats).filter((seat) => here.has(seated.seats[seat] ?? "")).map(sideOf));

/** Is it the one side that people play here, against the computer? */
export function isOurs(seated: Seated, side: string): boolean {
  const sides = sidesHere(seated);
  return sides.size === 1 && sides.has(side);
}

/** While the moves of a seat are shown: is what is asked after one of them a question for the other side? */
export const asksOthers = (playing: string, side: unknown): boolean => playing !== "" && side !== undefined && side !== sideOf(playing);
