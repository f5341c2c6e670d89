import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry, State } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";

class Socket {
  static last: Socket;
  static OPEN = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  onopen: () => void = () => undefined;
  constructor(readonly address: string) {
    Socket.last = this;
  }
  close(): void {}
  send(version: number, kept: number): void {
    this.onmessage({ data: JSON.stringify(server.update(version, kept)) });
  }
}

vi.stubGlobal("WebSocket", Socket);
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", { documentElement: { lang: "fr" } });
vi.stubGlobal("location", { protocol: "http:", host: "table" });
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => '{"pace": 0}' });
vi.mock("./words.svelte.ts", () => ({ say: (key: string) => key }));

const { Match } = await import("./match.svelte.ts");
const { notice } = await import("./notice.svelte.ts");
const { settings } = await import("./settings.svelte.ts");

const entry = (number: number, action = `act ${number}`): Entry => ({
  number,
  action,
  seat: "union",
  dice: [],
  forced: false,
  ordered: false,
  events: [{ kind: "moved", rule: "", facts: {} }],
});

interface Asked {
  actions: string[];
  optional: string[][];
  forced: boolean;
  version: number;
  to: number | null;
}

/** A server on which the union may always go or stay. */
const server = {
  state: {} as State,
  log: [] as Entry[],
  asked: [] as Asked[],
  refused: [] as string[],
  onState: (): void => undefined,
  set(actions: number, choices = ["go", "stay"], version = actions): void {
    const texts = choices.map((text) => ({ text, facts: {} }));
    const seats = { union: "me", confederate: "militia" };
    this.log = Array.from({ length: actions }, (_, n) => entry(n + 1));
    this.state = { id: "m", version, actions, seats, seat: "union", to_move: "union", choices: texts, bot: null, bot_error: "", undo_stops: "", forced: choices.length === 1, damage: null } as unknown as State;
  },
  update(version: number, kept: number) {
    return { version, kept, state: this.state, entries: this.log.filter((one) => one.number > kept), played: 0 };
  },
  edit(path: string, asked: Asked): Response {
    this.asked.push(asked);
    if (asked.version !== this.state.version) return Response.json({ error: "stale" }, { status: 409 });
    if (asked.actions?.some((action) => this.refused.includes(action))) return Response.json({ error: "refused", rule: "R-1", code: "no", action: "x", facts: {}, sentence: "No." }, { status: 422 });
    const kept = path.endsWith("/undo") ? (asked.to ?? this.state.actions - 1) : this.state.actions;
    this.set(path.endsWith("/undo") ? kept : kept + asked.actions.length, undefined, this.state.version + 1);
    return Response.json(this.update(this.state.version, kept));
  },
  answer(path: string, init: RequestInit): Response {
    if (init.method === "POST") return this.edit(path, JSON.parse(String(init.body)) as Asked);
    if (path.endsWith("/seats")) {
      const { seats } = JSON.parse(String(init.body)) as { seats: Record<string, string> };
      this.state = { ...this.state, version: this.state.version + 1, seats: { ...this.state.seats, ...seats } };
    }
    if (path.includes("/log")) return Response.json(this.log);
    const answer = Response.json(this.state);
    this.onState();
    return answer;
  },
};

const adapter = {
  describe: () => "",
  dice: () => [],
  placeOf: () => null,
  isHeading: () => true,
  isUndo: () => false,
  choicesFor: ({ state }, { id }) => state.choices.filter(({ text }) => text === id),
} as Partial<Adapter> as Adapter;
const open = () => Match.open("m", async () => [null, adapter]);
const numbers = (match: { entries: Entry[] }) => match.entries.map((one) => one.number);

beforeEach(() => {
  server.set(2);
  server.asked = [];
  server.refused = [];
  server.onState = () => undefined;
  notice.text = "";
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => server.answer(path, init));
});
afterEach(() => notice.close());

test("what happens between the state and the log leaves no hole", async () => {
  server.onState = () => server.set(4);
  const match = await open();
  expect([match.present.actions, numbers(match)]).toEqual([2, [1, 2]]);
  Socket.last.send(4, 2);
  expect([match.present.actions, numbers(match)]).toEqual([4, [1, 2, 3, 4]]);
});

test("a message that overtakes what it builds on makes the page fetch the log again", async () => {
  const match = await open();
  server.set(5);
  Socket.last.send(5, 4);
  await vi.waitFor(() => expect([match.present.actions, numbers(match)]).toEqual([5, [1, 2, 3, 4, 5]]));
});

test("a stale action loses nothing of the log, and the player is told", async () => {
  const match = await open();
  server.set(5);
  await match.play("go");
  expect([match.present.actions, numbers(match)]).toEqual([5, [1, 2, 3, 4, 5]]);
  expect(notice.text).toBe("error-stale");
  Socket.last.send(5, 2);
  server.set(6);
  Socket.last.send(6, 5);
  expect(numbers(match)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("several actions, and forced choices after them, are one request", async () => {
  const match = await open();
  expect(await match.play("go", "stay")).toBe(true);
  expect(server.asked).toMatchObject([{ actions: ["go", "stay"], forced: true, version: 2 }]);
  expect([match.present.actions, numbers(match), match.last?.text]).toEqual([4, [1, 2, 3, 4], "stay"]);
});

test("a group that is refused does not stop the others", async () => {
  const match = await open();
  server.refused = ["take a"];
  await match.repeat({ label: "", groups: [["take a", "dig"], ["take b", "dig"], ["take c", "dig"]] });
  expect(server.asked.map(({ actions, optional }) => [actions, optional])).toEqual([
    [["take a", "dig"], [["take b", "dig"], ["take c", "dig"]]],
    [["take b", "dig"], [["take c", "dig"]]],
  ]);
});

test("undo goes back to any line of the log in one request", async () => {
  server.set(5);
  const match = await open();
  await match.undo(3);
  expect([server.asked.map(({ to }) => to), match.present.actions, numbers(match)]).toEqual([[3], 3, [1, 2, 3]]);
  await match.undo();
  expect([server.asked.length, match.present.actions]).toEqual([2, 2]);
});

test("a refused action says why, and changes nothing", async () => {
  const match = await open();
  const sentences: string[] = [];
  match.onRefused = ({ sentence }) => sentences.push(sentence);
  server.refused = ["go"];
  expect(await match.play("go")).toBe(false);
  expect([sentences, match.present.actions]).toEqual([["No."], 2]);
});

test("what the socket brings during a request is applied after its answer", async () => {
  const match = await open();
  const played = match.play("go");
  const later = JSON.stringify({ version: 4, kept: 3, state: { ...server.state, version: 4, actions: 4 }, entries: [entry(4)], played: 0 });
  Socket.last.onmessage({ data: later });
  expect(match.present.version).toBe(2);
  await played;
  expect([match.present.version, numbers(match)]).toEqual([4, [1, 2, 3, 4]]);
});

test("a forced choice is made, but not again after an undo", async () => {
  server.set(2, ["only"]);
  const match = await open();
  await match.playForced();
  expect(server.asked).toMatchObject([{ actions: ["only"] }]);
  await match.playForced();
  await match.undo();
  match.present = { ...match.present, choices: match.present.choices.slice(0, 1), forced: true };
  await match.playForced();
  expect(server.asked.length).toBe(2);
});

test("a forced choice that another tab has made is passed over in silence", async () => {
  server.set(2, ["only"]);
  const match = await open();
  server.set(3);
  await match.playForced();
  expect([notice.text, match.present.actions, numbers(match)]).toEqual(["", 3, [1, 2, 3]]);
});

test("a forced choice that fails is tried again when there is news or a new connection, and not before", async () => {
  server.set(2, ["only"]);
  server.refused = ["only"];
  const match = await open();
  await match.playForced();
  await match.playForced();
  expect(server.asked.length).toBe(1);
  Socket.last.send(2, 2);
  await match.playForced();
  expect(server.asked.length).toBe(2);
  server.refused = [];
  Socket.last.onopen();
  await match.playForced();
  expect([server.asked.length, match.present.actions]).toEqual([3, 3]);
});

test("a click on what could be chosen until a moment ago comes too late; a later one asks why not", async () => {
  vi.useFakeTimers();
  const match = await open();
  const isTooLate = () => ["go", "stay", "rest"].map((id) => match.isTooLate({ kind: "box", id }));
  expect(isTooLate()).toEqual([false, false, false]);
  server.set(3, ["stay"]);
  Socket.last.send(3, 2);
  server.set(4, ["rest"]);
  Socket.last.send(4, 3);
  expect(isTooLate()).toEqual([true, true, false]);
  vi.advanceTimersByTime(1000);
  expect(isTooLate()).toEqual([false, false, false]);
  await match.undo();
  expect(isTooLate()).toEqual([false, false, false]);
  vi.useRealTimers();
});

test("the socket has the language of the page", async () => {
  await open();
  expect(Socket.last.address).toContain("language=fr");
});

test("the computer's moves are played before the player may choose", async () => {
  vi.useFakeTimers();
  settings.pace = 500;
  const match = await open();
  server.set(4);
  server.log.slice(2).forEach((one) => (one.seat = "confederate"));
  Socket.last.send(4, 2);
  expect([match.open, match.present.actions, match.scene.state.actions]).toEqual([false, 4, 2]);
  await vi.advanceTimersByTimeAsync(0);
  expect([match.open, match.scene.state.choices]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([match.open, match.scene.state]).toEqual([true, match.present]);
  settings.pace = 0;
  vi.useRealTimers();
});

test("what is taken back is played no more", async () => {
  settings.pace = 500;
  const match = await open();
  server.set(5);
  Socket.last.send(5, 2);
  expect(match.playback.state).not.toBeNull();
  server.set(3, undefined, 6);
  Socket.last.send(6, 3);
  expect([match.playback.state, match.open]).toEqual([null, true]);
  settings.pace = 0;
});

test("a computer player begins to think, though nothing was played", async () => {
  const match = await open();
  const before = match.botSince;
  server.state.bot = { seat: "confederate", bot: "crack", status: "thinking", since: 7, spent: 0, seconds: 5 };
  Socket.last.send(2, 2);
  expect([match.present.bot?.bot, match.botSince > before]).toEqual(["crack", true]);
  server.state.bot = null;
  server.state.bot_error = "It failed.";
  Socket.last.send(2, 2);
  expect([match.present.bot, match.present.bot_error]).toEqual([null, "It failed."]);
});

test("another player takes a seat", async () => {
  const match = await open();
  expect(await match.setSeats({ confederate: "me" })).toBe(true);
  expect(match.present.seats["confederate"]).toBe("me");
});
