import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Event, State } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";

class Socket {
  static last: Socket;
  static OPEN = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  constructor(readonly address: string) {
    Socket.last = this;
  }
  close(): void {}
  say(version: number, kept: number): void {
    this.onmessage({ data: JSON.stringify({ version, kept, state: table.state, events: table.log.filter((one) => one.number > kept) }) });
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

const event = (number: number, action = `act ${number}`): Event => ({ number, action, seat: "union", dice: [], kind: "moved", rule: "", facts: {} });

/** A table on which the union may always go or stay. */
const table = {
  state: {} as State,
  log: [] as Event[],
  acted: [] as string[],
  onState: (): void => undefined,
  set(actions: number, choices = ["go", "stay"], version = actions): void {
    const texts = choices.map((text) => ({ text, facts: {} }));
    const seats = { union: "me", confederate: "militia" };
    this.log = Array.from({ length: actions }, (_, n) => event(n + 1));
    this.state = { id: "m", version, actions, seats, seat: "union", to_move: "union", choices: texts, trouble: "", thinking: null, undo_stops: "" } as unknown as State;
  },
  answer(path: string, init: RequestInit): Response {
    if (path.endsWith("/actions")) {
      const asked = JSON.parse(String(init.body)) as { action: string; version: number };
      if (asked.version !== this.state.version) return Response.json({ error: "stale" }, { status: 409 });
      this.acted.push(asked.action);
      this.set(this.state.actions + 1);
      return Response.json({ state: this.state, events: this.log.slice(-1) });
    }
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

const adapter = { forced: () => true, describe: () => "", dice: () => [], placeOf: () => null, isHeading: () => true } as unknown as Adapter;
const open = () => Match.open("m", async () => [null, adapter]);
const numbers = (match: { events: Event[] }) => match.events.map((one) => one.number);

beforeEach(() => {
  table.set(2);
  table.acted = [];
  table.onState = () => undefined;
  notice.text = "";
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => table.answer(path, init));
});
afterEach(() => notice.close());

test("what happens between the state and the log leaves no hole", async () => {
  table.onState = () => table.set(4);
  const match = await open();
  expect([match.present.actions, numbers(match)]).toEqual([2, [1, 2]]);
  Socket.last.say(4, 2);
  expect([match.present.actions, numbers(match)]).toEqual([4, [1, 2, 3, 4]]);
});

test("a stale action loses nothing of the log, and the player is told", async () => {
  const match = await open();
  table.set(5);
  await match.play("go");
  expect([match.present.actions, numbers(match)]).toEqual([5, [1, 2, 3, 4, 5]]);
  expect(notice.text).toBe("error-stale");
  Socket.last.say(5, 2);
  table.set(6);
  Socket.last.say(6, 5);
  expect(numbers(match)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a forced choice is made where the player acted last, and nowhere else", async () => {
  const match = await open();
  table.set(3, ["only"]);
  Socket.last.say(3, 2);
  await match.nudge();
  expect(table.acted).toEqual([]);
  table.set(4);
  Socket.last.say(4, 3);
  await match.play("go");
  table.set(6, ["only"]);
  match.present = table.state;
  await match.nudge();
  expect(table.acted).toEqual(["go", "only"]);
});

test("a forced choice that another tab has made is passed over in silence", async () => {
  table.set(2, ["only"]);
  const match = await open();
  table.set(3);
  await match.nudge();
  expect([notice.text, match.present.actions, numbers(match)]).toEqual(["", 3, [1, 2, 3]]);
});

test("the line says the language of the page", async () => {
  await open();
  expect(Socket.last.address).toContain("language=fr");
});

test("the computer's moves are played before the player may choose", async () => {
  vi.useFakeTimers();
  settings.pace = 500;
  const match = await open();
  table.set(4);
  table.log.slice(2).forEach((one) => (one.seat = "confederate"));
  Socket.last.say(4, 2);
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
  table.set(5);
  Socket.last.say(5, 2);
  expect(match.playback.state).not.toBeNull();
  table.set(3, undefined, 6);
  Socket.last.say(6, 3);
  expect([match.playback.state, match.open]).toEqual([null, true]);
  settings.pace = 0;
});

test("it is heard that the computer begins to think, though nothing was played", async () => {
  const match = await open();
  const before = match.heard;
  table.state.thinking = { seat: "confederate", bot: "crack", since: 7, spent: 0, seconds: 5 };
  Socket.last.say(2, 2);
  expect([match.present.thinking?.bot, match.heard > before]).toEqual(["crack", true]);
  table.state.thinking = null;
  table.state.trouble = "It failed.";
  Socket.last.say(2, 2);
  expect([match.present.thinking, match.present.trouble]).toEqual([null, "It failed."]);
});

test("another player takes a seat", async () => {
  const match = await open();
  expect(await match.reseat({ confederate: "me" })).toBe(true);
  expect(match.present.seats["confederate"]).toBe("me");
});
