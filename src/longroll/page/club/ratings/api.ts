/** What can be asked about ratings. */

import { get, post } from "../../api/client.ts";
import type { EngineAgreement, Leaderboard, MatchRatings, PlayerRatings, Rating, RatingPoint, RatingStanding } from "../../api/schema.ts";

export type { EngineAgreement, Leaderboard, MatchRatings, Rating, RatingPoint, RatingStanding };
export type RatingPace = Rating["pace"];

const player = (name: string): string => `/api/ratings/players/${encodeURIComponent(name)}`;
const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const ratingApi = {
  of: async (players: string[]) => (await get<PlayerRatings>(`/api/ratings?${new URLSearchParams(players.map((one) => ["player", one])).toString()}`)).ratings,
  standings: (name: string) => get<RatingStanding[]>(player(name)),
  history: (name: string, system: string, pace: RatingPace) => get<RatingPoint[]>(`${player(name)}/${system}/${pace}`),
  leaders: (system: string, pace: RatingPace, offset: number, limit: number) => get<Leaderboard>(`/api/ratings/${system}/${pace}?offset=${offset}&limit=${limit}`),
  ofMatch: (id: string) => get<MatchRatings>(`${match(id)}/ratings`),
  agreement: (id: string) => get<EngineAgreement>(`${match(id)}/engine-agreement`),
  requestAgreement: (id: string) => post<EngineAgreement>(`${match(id)}/engine-agreement`, {}),
};
