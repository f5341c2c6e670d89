import { expect, test } from "vitest";
import type { Entry } from "../api/types.ts";
import { amend, eventsOf, groupLines, newEntries, undoableTo } from "./log.ts";

const entry = (number: number, action: string, more: Partial<Entry> = {}): Entry => ({
  number,
  action,
  dice: [],
  seat: "union",
  forced: false,
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

test("what one action does several times over is one line", () => {
  const piece = (sort: string) => ({ kind: "moved", rule: "ACW-B-move-02", facts: { sort } });
  const events = eventsOf([entry(1, "all", { events: [piece("infantry"), piece("infantry"), piece("cavalry")] }), entry(2, "take", { events: [piece("cavalry")] })]);
  const lines = groupLines(events, ({ facts }) => String(facts["sort"]));
  expect(lines.map(({ event, count }) => [event.number, event.facts["sort"], count])).toEqual([[1, "infantry", 2], [1, "cavalry", 1], [2, "cavalry", 1]]);
});
