import { expect, test, vi } from "vitest";
import type { Choice, State } from "../../api/types.ts";
import type { Scene } from "../adapter.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id }));

const things = await import("./things.ts");
const { rowOf, tally } = await import("./odds.ts");

const choice = (text: string, facts: Choice["facts"]): Choice => ({ text, facts });
const take = choice("take u-a", { action: "take", unit: "u-a" });
const enter = choice("take u-late", { action: "take", unit: "u-late" });
const go = choice("go 0203", { action: "go", hex: "0203" });
const end = choice("end", { action: "end" });
const resolve = choice("resolve", { action: "resolve" });
const cancel = choice("cancel", { action: "cancel" });
const also = choice("also 0304", { action: "also", hex: "0304" });

function scene(kind: string, choices: Choice[], more: Record<string, unknown> = {}): Scene {
  const units = [
    { unit: "u-a", hex: "0202" },
    { unit: "u-b", hex: "0202" },
    { unit: "c-x", hex: "0304" },
  ];
  const view = { units, waiting: [{ unit: "u-late", hexes: ["0101"] }], unit: "", reach: [], combat: null, ...more };
  const state = { prompt: { kind, rule: "", facts: { side: "union" } }, choices, to_move: "union", view };
  const board = { map: { places: [], objectives: [] }, units: [], formations: [] };
  return { state: state as unknown as State, board };
}

test("a hex stands for its units, a unit for its hex", () => {
  expect(things.choicesFor(scene("move", [take, end]), { kind: "hex", id: "0202" })).toEqual([take]);
  expect(things.choicesFor(scene("declare", [also, resolve]), { kind: "unit", id: "c-x" })).toEqual([also]);
});

test("who waits off the map is picked where he may come in", () => {
  const at = scene("move", [enter, end]);
  expect(things.choicesFor(at, { kind: "hex", id: "0101" })).toEqual([enter]);
  expect(things.highlighted(at).map(({ thing }) => thing)).toEqual([{ kind: "hex", id: "0101" }]);
});

test("who is taken is not taken again, and a hex that can be reached is no entry for others", () => {
  const at = scene("move", [take, enter, go, end], { unit: "u-a", reach: [{ hex: "0203" }], waiting: [{ unit: "u-late", hexes: ["0203", "0101"] }] });
  expect(things.choicesFor(at, { kind: "hex", id: "0203" })).toEqual([go]);
  expect(things.highlighted(at).map(({ thing, tone }) => [thing.id, tone])).toEqual([["u-a", "selected"], ["0101", "choice"], ["0203", "choice"]]);
});

test("a hex to go to asks whether the unit in it was meant", () => {
  const at = scene("move", [take, choice("go 0202", { action: "go", hex: "0202" }), end], { unit: "u-c", reach: [{ hex: "0202" }] });
  expect(things.choicesFor(at, { kind: "hex", id: "0202" }).map(({ text }) => text)).toEqual(["go 0202", "take u-a"]);
});

test("an attack is highlighted as a battle, the moving unit as selected", () => {
  expect(things.highlighted(scene("declare", [also, resolve])).map(({ tone }) => tone)).toEqual(["battle"]);
  const moving = scene("move", [go, end], { unit: "u-a" });
  expect(things.highlighted(moving).map(({ thing, tone }) => [thing.id, tone])).toEqual([["u-a", "selected"], ["0203", "choice"]]);
  expect(things.isUndo(moving, { kind: "unit", id: "u-a" })).toBe(true);
});

test("one choice is primary, the others of no place are secondaryActions", () => {
  const at = scene("declare", [also, cancel, resolve]);
  expect([things.primary(at), things.secondaryActions(at)]).toEqual([resolve, [cancel]]);
});

test("each unit that a die may be rolled for has a button", () => {
  const at = scene("roll", [enter]);
  expect([things.primary(at), things.secondaryActions(at), things.highlighted(at)]).toEqual([null, [enter], []]);
});

test("the dice are counted by what they do", () => {
  const rows = [{ morale: -1, results: ["-", "-", "-", "1", "1", "R"] }, { morale: 1, results: ["-", "1", "1", "R", "R", "1R"] }];
  expect(rowOf(rows, -1)?.morale).toBe(-1);
  expect(rowOf(rows, null)?.morale).toBe(1);
  expect(tally(rows[0] ?? { morale: 0, results: [] })).toEqual([{ result: "-", dice: 3 }, { result: "1", dice: 2 }, { result: "R", dice: 1 }]);
});
