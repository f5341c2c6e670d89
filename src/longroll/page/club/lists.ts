/** Which matches and challenges are which. */

import type { Summary } from "../api/types.ts";
import type { Challenge } from "./types.ts";

export const isRunning = (match: Summary): boolean => !match.outcome && !match.agreement?.result;

/** Does the challenge wait for the share of this player? */
export const needsMe = ({ status, needs }: Challenge, player: string): boolean => status === "accepted" && needs.includes(player);

export const OPEN = "open";

/** The seats that a player may take: those that are kept for him, else those that are open to anybody. */
export function freeSeats({ seats, invited }: Challenge, player: string): string[] {
  const free = Object.keys(seats).filter((seat) => seats[seat] === OPEN);
  const kept = free.filter((seat) => player && invited[seat] === player);
  return kept.length > 0 ? kept : free.filter((seat) => !invited[seat]);
}

export const plays = ({ seats }: Challenge, player: string): boolean => Object.values(seats).includes(player);

/** How many seats nobody has taken. */
export const openSeats = ({ seats }: Challenge): number => Object.values(seats).filter((player) => player === OPEN).length;

/** Those who were asked by name. */
export const invitedNames = ({ invited, names }: Challenge): string => [...new Set(Object.values(invited))].map((player) => names[player] ?? "").filter(Boolean).join(", ");
