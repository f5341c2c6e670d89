/** What can be asked about tournaments. */

import { get, post, read, send } from "../../api/client.ts";
import type { NewTournament, NewVerdict, Season, Tournament, TournamentSummary } from "../../api/schema.ts";

const at = (id: string): string => `/api/tournaments/${encodeURIComponent(id)}`;
const act = (id: string, what: string, body: unknown = {}): Promise<Tournament> => post<Tournament>(`${at(id)}/${what}`, body);

export const tournamentApi = {
  list: () => get<TournamentSummary[]>("/api/tournaments"),
  look: (id: string) => get<Tournament>(at(id)),
  season: (name: string) => get<Season>(`/api/seasons/${encodeURIComponent(name)}`),
  make: (asked: NewTournament) => post<Tournament>("/api/tournaments", asked),
  join: (id: string, entropy: string) => act(id, "join", { entropy }),
  leave: (id: string) => act(id, "leave"),
  challenge: (id: string, key: string) => act(id, "challenge", { key }),
  addBot: (id: string, bot: string) => act(id, "bots", { bot }),
  withdraw: (id: string, key: string) => act(id, "withdraw", { key }),
  start: (id: string) => act(id, "start"),
  cancel: (id: string) => act(id, "cancel"),
  close: (id: string) => act(id, "close"),
  decide: (id: string, match: string, winner: NewVerdict["winner"]) => act(id, "decisions", { match, winner }),
  extend: async (id: string, when: number) => read<Tournament>(await send("PUT", `${at(id)}/deadline`, { body: { at: when } })),
};
