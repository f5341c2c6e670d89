/** What can be asked of the host. Every answer that is not a success is an `ApiError`. */

import { transport, type Listener, type Reply } from "./transport.ts";
import type { Advice, AnalysisStatus, Board, Course, Entry, Estimate, ExerciseList, Game, GuidedGame, Mark, Me, Moment, NewActions, NewFinish, NewMatch, NewUndo, PackCheck, Picture, PictureScene, Preview, Refusal, Sight, State, Summary, Update, Why } from "./types.ts";

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
/** How long an answer may take, and one that replays a whole match, in milliseconds. */
const TIMEOUT = 20_000;
const LONG_TIMEOUT = 120_000;

/** A random id of this page: the live socket does not repeat what the answer to a request of the same client brought. */
export const client = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

interface Options {
  body?: unknown;
  type?: string;
  timeout?: number;
}

export async function send(method: string, path: string, options: Options = {}): Promise<string> {
  const { body, type = "application/json", timeout = TIMEOUT } = options;
  const message = { method, path, type, timeout };
  const reply = await transport()
    .send(body === undefined ? message : { ...message, body: typeof body === "string" ? body : JSON.stringify(body) })
    .catch(() => {
      throw new ApiError(OFFLINE, "offline", "");
    });
  if (reply.status >= 300) throw readError(reply);
  return reply.text;
}

interface ErrorBody extends Partial<Refusal> {
  error?: string;
  message?: string;
  stops?: string | null;
}

function readError(reply: Reply): ApiError {
  try {
    const { error = "", message = "", stops, ...refusal } = JSON.parse(reply.text) as ErrorBody;
    return new ApiError(reply.status, error, message, isRefusal(refusal) ? refusal : null, stops ?? "");
  } catch {
    return new ApiError(reply.status, "fault", "");
  }
}

const isRefusal = (body: Partial<Refusal>): body is Refusal => !!body.rule && !!body.code;

export async function get<T>(path: string): Promise<T> {
  return read<T>(await send("GET", path));
}

export async function post<T>(path: string, body: unknown, options: Omit<Options, "body"> = {}): Promise<T> {
  return read<T>(await send("POST", path, { ...options, body }));
}

/** Half an answer is none. */
export function read<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError(OFFLINE, "offline", "");
  }
}

const match = (id: string): string => `/api/matches/${encodeURIComponent(id)}`;
/** A list is a name that comes several times. */
const query = (facts: Record<string, string | readonly string[]>): string =>
  new URLSearchParams(Object.entries(facts).flatMap(([name, fact]) => (typeof fact === "string" ? [[name, fact]] : fact.map((one) => [name, one])))).toString();

/** What is asked about: an action, or a thing on the board and the piece that is selected. */
export type Question = { action: string } | { thing: string; held: string };

export const api = {
  me: () => get<Me>("/api/me"),
  games: () => get<Game[]>("/api/games"),
  board: (title: string) => get<Board>(`/api/games/${title}/board`),
  boardOf: (id: string) => get<Board>(`${match(id)}/board`),
  sight: (id: string, place: string) => get<Sight>(`${match(id)}/sight/${place}`),
  catalogue: (system: string, language: string) => send("GET", `/catalogues/${system}/${language}.ftl`),
  pictures: (system: string) => get<Picture[]>(`/api/rules/${system}/pictures`),
  pictureScene: (system: string, rule: string) => get<PictureScene>(`/api/rules/${system}/pictures/${rule}`),
  /** Of a match, if there is one: it may have tables of its own. */
  reference: (title: string, id: string) => get<Record<string, unknown>>(`${id ? match(id) : `/api/games/${title}`}/reference`),
  lessons: () => get<Course[]>("/api/lessons"),
  startLesson: (id: string) => post<State>(`/api/lessons/${id}`, undefined),
  exercises: () => get<ExerciseList[]>("/api/exercises"),
  startExercise: (id: string) => post<State>(`/api/exercises/${id}`, undefined),
  mark: (id: string) => get<Mark>(`${match(id)}/mark`),
  guidedGames: () => get<GuidedGame[]>("/api/guided-games"),
  startGuidedGame: (id: string) => post<State>(`/api/guided-games/${id}`, undefined),
  printedPack: (title: string) => send("GET", `/api/packs/${title}`),
  checkPack: (title: string, pack: string) => post<PackCheck>(`/api/packs/${title}/check`, { pack }),
  writePack: (title: string, pack: string) => send("POST", `/api/packs/${title}/write`, { body: { pack } }),
  matches: () => get<Summary[]>("/api/matches?limit=200"),
  create: (asked: NewMatch) => post<State>("/api/matches", asked, { timeout: LONG_TIMEOUT }),
  importJournal: (journal: string) => post<State>("/api/matches/import", journal, { type: "text/plain", timeout: LONG_TIMEOUT }),
  state: (id: string) => get<State>(match(id)),
  remove: (id: string) => send("DELETE", match(id)),
  act: (id: string, asked: Omit<NewActions, "client">) => post<Update>(`${match(id)}/actions`, { ...asked, client }),
  undo: (id: string, asked: Omit<NewUndo, "client">) => post<Update>(`${match(id)}/undo`, { ...asked, client }),
  finish: (id: string, asked: Omit<NewFinish, "client">) => post<Update>(`${match(id)}/finish`, { ...asked, client }),
  moveNow: (id: string) => send("POST", `${match(id)}/move-now`),
  setSeats: async (id: string, seats: Record<string, string>) =>
    read<State>(await send("PUT", `${match(id)}/seats`, { body: { seats, client } })),
  analysis: (id: string) => get<AnalysisStatus>(`${match(id)}/analysis`),
  requestAnalysis: (id: string) => post<AnalysisStatus>(`${match(id)}/analysis`, undefined),
  cancelAnalysis: async (id: string) => read<AnalysisStatus>(await send("DELETE", `${match(id)}/analysis`)),
  estimates: (id: string) => get<Estimate[]>(`${match(id)}/estimates`),
  advice: (id: string, viewer: string) => get<Advice>(`${match(id)}/advice?${query({ viewer })}`),
  preview: (id: string, after: readonly string[]) => get<Preview>(`${match(id)}/preview?${query({ after })}`),
  why: (id: string, question: Question, after: readonly string[] = []) => get<Why>(`${match(id)}/why?${query({ ...question, after })}`),
  log: (id: string) => get<Entry[]>(`${match(id)}/log`),
  moments: (id: string) => get<Moment[]>(`${match(id)}/moments`),
  moment: (id: string, number: number) => get<State>(`${match(id)}/moments/${number}`),
  fork: (id: string, number: number, seats: Record<string, string>) =>
    post<State>(`${match(id)}/fork`, { number, seats }, { timeout: LONG_TIMEOUT }),
  journal: (id: string, until?: number) => send("GET", `${match(id)}/journal${until === undefined ? "" : `?until=${until}`}`),
  follow: (id: string, listener: Listener) => transport().follow(id, client, listener),
};
