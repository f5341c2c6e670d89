/** What a page works out of a tournament. */

import type { Meeting, Tournament, TournamentGame } from "../../api/schema.ts";

export const KINDS = ["round-robin", "swiss", "knock-out", "ladder"] as const;
export const TIE_BREAKS = ["buchholz", "sonneborn-berger", "direct", "wins", "second-wins"] as const;

const MOST_WINNERS = 3;

export const isOver = ({ status }: Pick<Tournament, "status">): boolean => status === "finished" || status === "cancelled";

/** The meetings by round, the newest first. */
export function byRound(meetings: Meeting[]): { round: number; meetings: Meeting[] }[] {
  const rounds = [...new Set(meetings.map(({ round }) => round))].sort((one, other) => other - one);
  return rounds.map((round) => ({ round, meetings: meetings.filter((one) => one.round === round).sort((one, other) => rank(one) - rank(other)) }));
}

/** Who missed a round comes last. */
const rank = ({ table }: Meeting): number => table || Infinity;

export const pointsOf = (meeting: Meeting, key: string): number | null => (meeting.points ? (meeting.points[meeting.first === key ? 0 : 1] ?? 0) : null);

/** Who has won, when it is over: nobody if too many share the first place, or if a decision is still to come. */
export function firsts({ status, kind, standings, meetings }: Pick<Tournament, "status" | "kind" | "standings" | "meetings">): string[] {
  const waits = meetings.some(({ games }) => games.some(({ annulled, score }) => annulled && !score));
  const found = standings.filter(({ place }) => place === 1).map(({ key }) => key);
  return status === "finished" && kind !== "ladder" && !waits && found.length <= MOST_WINNERS ? found : [];
}

/** The games that somebody has to play now. */
export const openGames = ({ meetings }: Pick<Tournament, "meetings">, key: string): TournamentGame[] =>
  meetings.flatMap(({ games }) => games).filter((game) => !game.score && !game.annulled && (game.first === key || game.second === key));

/** What the two of a row and a column made of each other: the points of the row. */
export function between(meetings: Meeting[], row: string, column: string): (number | null)[] {
  return meetings.filter(({ first, second }) => (first === row && second === column) || (first === column && second === row)).map((one) => pointsOf(one, row));
}

/** Whom a player of a ladder may challenge. */
export function reachable({ ladder, reach, meetings }: Pick<Tournament, "ladder" | "reach" | "meetings">, key: string): string[] {
  const place = ladder.indexOf(key);
  const busy = new Set(meetings.filter(({ points }) => !points).flatMap(({ first, second }) => [first, second]));
  if (place < 0 || busy.has(key)) return [];
  const last = meetings.filter(({ first, second, reason }) => reason !== "annulled" && (first === key || second === key)).at(-1);
  return ladder.slice(Math.max(0, place - reach), place).filter((one) => !busy.has(one) && last?.first !== one && last?.second !== one);
}
