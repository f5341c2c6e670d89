/** What can be asked of a club. */

import { get, post, read, send } from "../api/client.ts";
import type { Me, State } from "../api/types.ts";
import type { Kept, OrderQuestions } from "./orders.ts";
import type { Access, Answer, AuditLog, Challenge, Challenges, ChatMessage, CreatedChallenge, FoundMatches, NewChallenge, OfferKind, Profile, Reports, Room, ScenarioLine } from "./types.ts";

export type Json = Record<string, unknown>;

const put = async <T>(path: string, body: unknown): Promise<T> => read<T>((await send("PUT", path, { body })) || "null");
const remove = (path: string, body?: unknown): Promise<string> => send("DELETE", path, body === undefined ? {} : { body });
const command = async (path: string, body: unknown = {}): Promise<void> => void (await send("POST", path, { body }));

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;
const challenge = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;
const invitation = (token: string): string => `/api/invitations/${encodeURIComponent(token)}`;
const person = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

export const clubApi = {
  me: () => get<Me>("/api/me"),
  signUp: (name: string, password: string) => command("/api/account/sign-up", { name, password }),
  signIn: (name: string, password: string) => command("/api/account/sign-in", { name, password }),
  enterAsGuest: (name: string) => command("/api/account/guest", { name }),
  signOut: () => command("/api/account/sign-out"),
  signOutEverywhere: () => command("/api/account/sign-out-everywhere"),
  passkeyOptions: async (sure: { name: string } | { password: string }) => (await post<{ options: Json }>("/api/account/passkeys/options", sure)).options,
  addPasskey: (credential: Json, label: string, name?: string) => command("/api/account/passkeys", { credential, label, ...(name ? { name } : {}) }),
  removePasskey: (id: string) => remove(`/api/account/passkeys/${encodeURIComponent(id)}`),
  passkeySignInOptions: async () => (await post<{ options: Json }>("/api/account/passkeys/sign-in/options", {})).options,
  passkeySignIn: (credential: Json) => command("/api/account/passkeys/sign-in", { credential }),
  recoveryCodes: async (password: string) => (await post<{ codes: string[] }>("/api/account/recovery-codes", { password })).codes,
  recover: (name: string, code: string, password: string) => command("/api/account/recover", { name, code, password }),
  change: (changes: { email?: string; password?: string; old_password?: string }) => put("/api/account", changes),
  exportData: () => send("GET", "/api/account/export"),
  deleteAccount: (sure: { password: string } | { confirm: string }) => remove("/api/account", sure),
  vacation: (until: number) => put("/api/account/vacation", { until }),
  people: (search: string) => get<{ id: string; name: string }[]>(`/api/people?${new URLSearchParams({ search }).toString()}`),
  online: () => get<{ id: string; name: string }[]>("/api/people?online=true"),
  profile: (name: string) => get<Profile>(person(name)),
  block: (name: string, blocked: boolean) => (blocked ? put(`${person(name)}/block`, {}) : remove(`${person(name)}/block`)),
  report: (name: string, text: string, id?: string) => command("/api/reports", { person: name, text, ...(id ? { match: id } : {}) }),
  setAccess: (id: string, access: Access) => put(`${match(id)}/access`, { access }),
  archive: (query: Record<string, string>) => get<FoundMatches>(`/api/archive?${new URLSearchParams(query).toString()}`),
  statistics: () => get<ScenarioLine[]>("/api/archive/statistics"),
  reports: () => get<Reports>("/api/admin/reports"),
  closeReport: (id: string, status: "closed" | "dismissed", done: string) => put(`/api/admin/reports/${id}`, { status, done }),
  mute: (name: string, hours: number, reason: string, report: string) => put(`/api/admin/people/${encodeURIComponent(name)}/mute`, { hours, reason, report }),
  suspend: (name: string, suspended: boolean) => put(`/api/admin/people/${encodeURIComponent(name)}`, { suspended }),
  annul: (id: string, reason: string, report: string) => command(`/api/admin/matches/${encodeURIComponent(id)}/annul`, { reason, report }),
  audit: (before: string) => get<AuditLog>(`/api/admin/audit?before=${before}`),
  challenges: () => get<Challenges>("/api/challenges"),
  challenge: (asked: NewChallenge) => post<CreatedChallenge>("/api/challenges", asked),
  look: (id: string) => get<Challenge>(challenge(id)),
  accept: (id: string, entropy: string, seat?: string) => post<Challenge>(`${challenge(id)}/accept`, { entropy, ...(seat ? { seat } : {}) }),
  decline: (id: string) => command(`${challenge(id)}/decline`),
  reveal: (id: string, entropy: string) => post<Challenge>(`${challenge(id)}/reveal`, { entropy }),
  withdraw: (id: string) => remove(challenge(id)),
  invitation: (token: string) => get<Challenge>(invitation(token)),
  acceptInvitation: (token: string, entropy: string, seat?: string) => post<Challenge>(`${invitation(token)}/accept`, { entropy, ...(seat ? { seat } : {}) }),
  resign: (id: string, seat: string) => post<State>(`${match(id)}/resign`, { seat }),
  offer: (id: string, seat: string, kind: OfferKind, answer: Answer, to?: number) => command(`${match(id)}/offers`, { seat, kind, answer, ...(to === undefined ? {} : { to }) }),
  offerRematch: (id: string, seat: string, commitment: string) => command(`${match(id)}/offers`, { seat, kind: "rematch", answer: "make", commitment }),
  abort: (id: string, seat: string) => command(`${match(id)}/abort`, { seat }),
  claim: (id: string, seat: string, as: "win" | "bot") => command(`${match(id)}/claim`, { seat, as }),
  chat: (id: string) => get<ChatMessage[]>(`${match(id)}/chat`),
  write: (id: string, room: Room, text: string) => post<ChatMessage>(`${match(id)}/chat`, { room, text }),
  notes: async (id: string) => (await get<{ text: string }>(`${match(id)}/notes`)).text,
  keepNotes: (id: string, text: string) => put(`${match(id)}/notes`, { text }),
  orderBook: (title: string) => get<OrderQuestions>(`/api/games/${title}/orders`),
  orders: (id: string, seat: string) => get<{ orders: Kept[] }>(`${match(id)}/orders?seat=${seat}`),
  keepOrders: (id: string, seat: string, orders: { orders: Kept[] }) => put<{ orders: Kept[] }>(`${match(id)}/orders?seat=${seat}`, orders),
};
