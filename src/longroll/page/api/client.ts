/** The server over HTTP. Every answer that is not a success is a `ApiError`. */

import type { Event, Expectation, Game, Moment, NewMatch, Played, Refusal, State, Summary, Why } from "./types.ts";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal: Refusal | null = null,
    readonly stops: string = "",
  ) {
    super(message);
  }
}

const OFFLINE = 0;
/** How long the server may take for an answer, and for one that replays a whole match. */
const PATIENCE = 20_000;
const LONG_PATIENCE = 120_000;

interface Ask {
  body?: unknown;
  kind?: string;
  patience?: number;
}

async function send(method: string, path: string, ask: Ask = {}): Promise<Response> {
  const { body, kind = "application/json", patience = PATIENCE } = ask;
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  const init: RequestInit = { method, headers, signal: AbortSignal.timeout(patience) };
  if (body !== undefined) {
    headers["content-type"] = kind;
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError(OFFLINE, "offline", "");
  }
  if (!answer.ok) throw await readError(answer);
  return answer;
}

interface Told extends Partial<Refusal> {
  error?: string;
  message?: string;
  stops?: string | null;
}

async function readError(answer: Response): Promise<ApiError> {
  try {
    const { error = "", message = "", stops, rule, code, facts } = (await answer.json()) as Told;
    const refusal = rule && code ? { rule, code, facts: facts ?? {} } : null;
    return new ApiError(answer.status, error, message, refusal, stops ?? "");
  } catch {
    return new ApiError(answer.status, "fault", answer.statusText);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await read(await send("GET", path))) as T;
}

async function post<T>(path: string, body: unknown, more: Omit<Ask, "body"> = {}): Promise<T> {
  return (await read(await send("POST", path, { ...more, body }))) as T;
}

/** The body of an answer may stay away as well. */
async function read(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    throw new ApiError(OFFLINE, "offline", "");
  }
}

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<Game[]>("/api/games"),
  board: (title: string) => get<unknown>(`/api/games/${title}/board`),
  boardOf: (match: string) => get<unknown>(`/api/matches/${match}/board`),
  words: async (system: string, language: string) => (await send("GET", `/words/${system}/${language}.ftl`)).text(),
  matches: () => get<Summary[]>("/api/matches?limit=200"),
  begin: (asked: NewMatch) => post<State>("/api/matches", asked, { patience: LONG_PATIENCE }),
  bring: (journal: string) => post<State>("/api/matches/import", journal, { kind: "text/plain", patience: LONG_PATIENCE }),
  state: (id: string) => get<State>(match(id)),
  remove: (id: string) => send("DELETE", match(id)),
  act: (id: string, action: string, version: number, seat: string) =>
    post<Played>(`${match(id)}/actions`, { action, version, seat }),
  undo: (id: string, version: number, seat: string) => post<State>(`${match(id)}/undo`, { version, seat }),
  hurry: (id: string) => send("POST", `${match(id)}/hurry`),
  reseat: async (id: string, seats: Record<string, string>) =>
    (await read(await send("PUT", `${match(id)}/seats`, { body: { seats } }))) as State,
  expectations: (id: string) => get<Expectation[]>(`${match(id)}/expectations`),
  why: (id: string, action: string) => get<Why>(`${match(id)}/why?action=${encodeURIComponent(action)}`),
  log: (id: string, since = 0) => get<Event[]>(`${match(id)}/log?since=${since}`),
  moments: (id: string) => get<Moment[]>(`${match(id)}/moments`),
  moment: (id: string, number: number) => get<State>(`${match(id)}/moments/${number}`),
  fork: (id: string, number: number, seats: Record<string, string>) =>
    post<State>(`${match(id)}/fork`, { number, seats }, { patience: LONG_PATIENCE }),
  journal: (id: string) => `${match(id)}/journal`,
};
