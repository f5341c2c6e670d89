import { expect, test } from "vitest";
import type { Entry, LogEvent } from "../api/types.ts";
import { amend, eventsOf, groupLines, lastVolley, newEntries, undoableTo } from "./log.ts";

const entry = (number: number, action: string, more: Partial<Entry> = {}): Entry => ({
  number,
  action,
  dice: [],
  seat: "union",
  forced: false,
  ordered: false,
  events: [{ kind: "moved", rule: "AHD-4.0-c", facts: {} }],
  ...more,
});
const known = [entry(1, "march a"), entry(2, "go a/b")];

test("what was undone goes, what is new follows", () => {
  expect(amend(known, { kept: 1, entries: [entry(2, "go a/c")] }).map((one) => one.action)).toEqual(["march a", "go a/c"]);
  expect(amend(known, { kept: 2, entries: [] })).toEqual(known);
});

test("only actions that were not known are new", () => {
  expect(newEntries(known, [entry(2, "go a/b"), entry(3, "done")]).map(({ number }) => number)).toEqual([3]);
  expect(newEntries(known, [entry(2, "go a/c")]).map(({ number }) => number)).toEqual([2]);
});

test("an event of the log knows its action", () => {
  expect(eventsOf(known).map(({ number, action, kind }) => [number, action, kind])).toEqual([[1, "march a", "moved"], [2, "go a/b", "moved"]]);
});

test("a seat may go back to the last die or the last action of another seat", () => {
  const state = { seat: "union", undo_stops: "" } as const;
  expect(undoableTo(known, state)).toBe(0);
  expect(undoableTo([entry(1, "x", { seat: "confederate" }), ...known.slice(1), entry(3, "y", { dice: [4] }), entry(4, "z")], state)).toBe(3);
  expect(undoableTo(known, { ...state, undo_stops: "die" })).toBe(Infinity);
});

test("what is done several times over is one line", () => {
  const piece = (sort: string) => ({ kind: "moved", rule: "ACW-B-move-02", facts: { sort } });
  const events = eventsOf([
    entry(1, "all", { events: [piece("infantry"), piece("infantry"), piece("cavalry")] }),
    entry(2, "take", { events: [piece("cavalry")] }),
    entry(3, "take", { events: [piece("cavalry")], seat: "confederate" }),
    entry(4, "roll", { events: [piece("cavalry")], seat: "confederate", dice: [4] }),
  ]);
  const told = { describe: ({ facts }: LogEvent) => String(facts["sort"]), alike: () => "", describeAll: () => "" };
  const lines = groupLines(events, told, null);
  expect(lines.map(({ event, count, sentence }) => [event.number, sentence, count])).toEqual([[1, "infantry", 2], [2, "cavalry", 2], [3, "cavalry", 1], [4, "cavalry", 1]]);
  const together = { ...told, alike: () => "same", describeAll: (all: LogEvent[]) => `${all.length} at once` };
  expect(groupLines(events, together, null).map(({ count, sentence }) => [sentence, count])).toEqual([["4 at once", 1], ["cavalry", 1], ["cavalry", 1]]);
});

test("shots stay until who fired or was fired at goes on", () => {
  const does = (number: number, seat: string, kind: string) => entry(number, kind, { seat, events: [{ kind, rule: "", facts: {} }] });
  const volley = (events: LogEvent[]) => (events.some(({ kind }) => kind === "shot") ? events : events.some(({ kind }) => kind === "march") ? [] : null);
  const numbers = (log: Entry[]) => lastVolley(log, volley, ({ seat }) => seat === "union").map(({ number }) => number);
  const log = [does(1, "union", "shot"), does(2, "confederate", "march"), does(3, "confederate", "rest")];
  expect(numbers(log)).toEqual([1]);
  expect(numbers([...log, does(4, "union", "march")])).toEqual([]);
});
