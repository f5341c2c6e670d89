import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { State } from "../api/types.ts";
import type { Content } from "./pace.ts";
import type { Step } from "./playback.svelte.ts";

const page = { documentElement: { lang: "en" }, hidden: false };
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", page);
vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => "{}" });
const { Playback } = await import("./playback.svelte.ts");
const { settings } = await import("./settings.svelte.ts");

const standing = (actions: number): State => ({ id: "m", actions, choices: [{ text: "go", facts: {} }] }) as unknown as State;
const step = (number: number, seat = "confederate", known = true): Step => ({ number, seat, state: known ? standing(number) : null });
const steps = (from: number, to: number, seat = "confederate"): Step[] => Array.from({ length: to - from + 1 }, (_, n) => step(from + n, seat));

let shown: number[];
let contents: Record<number, Content>;
let asked: string[];
const open = () =>
  new Playback("m", {
    show: (number) => shown.push(number),
    content: (number) => contents[number] ?? "event",
  });

beforeEach(() => {
  vi.useFakeTimers();
  [shown, contents, asked] = [[], {}, []];
  page.hidden = false;
  settings.pace = 500;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(standing(Number(path.split("/").at(-1))));
  });
});
afterEach(() => vi.useRealTimers());

test("what others do is shown one after the other, and then the present", async () => {
  const playback = open();
  contents = { 4: "nothing", 5: "dice" };
  expect(playback.play(standing(2), steps(3, 5))).toBe(true);
  expect(playback.state?.choices).toEqual([]);
  await vi.advanceTimersByTimeAsync(0);
  expect([shown, playback.at, playback.waiting, playback.state?.actions]).toEqual([[3], 3, 2, 3]);
  await vi.advanceTimersByTimeAsync(499);
  expect(shown).toEqual([3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([3, 4]);
  await vi.advanceTimersByTimeAsync(50);
  expect([shown, playback.state?.choices]).toEqual([[3, 4, 5], []]);
  await vi.advanceTimersByTimeAsync(999);
  expect(playback.state).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect([playback.state, playback.waiting, asked]).toEqual([null, 0, []]);
});

test("what comes meanwhile waits for its turn", async () => {
  const playback = open();
  playback.play(standing(2), steps(3, 3));
  await vi.advanceTimersByTimeAsync(100);
  playback.play(standing(3), steps(4, 4));
  await vi.advanceTimersByTimeAsync(399);
  expect(shown).toEqual([3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([3, 4]);
});

test("a position that did not come along is asked for; one that cannot be had ends it", async () => {
  const playback = open();
  playback.play(standing(2), [step(3, "confederate", false), step(4)]);
  await vi.advanceTimersByTimeAsync(500);
  expect([asked, shown]).toEqual([["/api/matches/m/moments/3"], [3, 4]]);
  await vi.advanceTimersByTimeAsync(500);
  vi.stubGlobal("fetch", () => Promise.reject(new Error("gone")));
  playback.play(standing(4), [step(5, "confederate", false), step(6)]);
  await vi.advanceTimersByTimeAsync(0);
  expect([playback.state, shown]).toEqual([null, [3, 4]]);
});

test("skip jumps to the present, and the rest of that seat's moves with it", async () => {
  const playback = open();
  playback.play(standing(2), steps(3, 9));
  await vi.advanceTimersByTimeAsync(0);
  playback.skip();
  expect([playback.state, playback.waiting, shown]).toEqual([null, 0, [3, 9]]);
  expect(playback.play(standing(9), steps(10, 11))).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect([playback.state, shown]).toEqual([null, [3, 9]]);
  expect(playback.play(standing(11), steps(12, 12, "union"))).toBe(true);
  await vi.advanceTimersByTimeAsync(500);
  expect(playback.play(standing(12), steps(13, 13))).toBe(true);
});

test("skip while a position is on its way shows it no more", async () => {
  const playback = open();
  playback.play(standing(2), [step(3, "confederate", false), step(4)]);
  playback.skip();
  await vi.advanceTimersByTimeAsync(5000);
  expect([playback.state, shown]).toEqual([null, [4]]);
});

test("a skip holds until somebody here has chosen", async () => {
  const playback = open();
  playback.play(standing(2), steps(3, 4));
  playback.skip();
  playback.clear();
  expect(playback.play(standing(4), steps(5, 5))).toBe(true);
});

test("nothing is played at once, nor in a page that nobody sees", async () => {
  const playback = open();
  settings.pace = 0;
  expect([playback.play(standing(2), steps(3, 4)), playback.state]).toEqual([false, null]);
  settings.pace = 500;
  page.hidden = true;
  expect([playback.play(standing(4), steps(5, 6)), playback.state]).toEqual([false, null]);
  page.hidden = false;
  expect(playback.play(standing(6), steps(7, 7))).toBe(true);
});

test("a long queue gets faster", async () => {
  const playback = open();
  playback.play(standing(0), steps(1, 300));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([playback.state, shown.length]).toEqual([null, 300]);
});

test("it knows how far it goes", async () => {
  const playback = open();
  expect(playback.isBeyond(0)).toBe(false);
  playback.play(standing(2), steps(3, 5));
  expect([playback.isBeyond(4), playback.isBeyond(5)]).toEqual([true, false]);
});
