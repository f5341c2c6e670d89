import { expect, test, vi } from "vitest";
import type { Choice, State } from "../../api/types.ts";
import type { Scene } from "../adapter.ts";
import { questionFor } from "./sentences.ts";
import * as things from "./things.ts";
import type { Unit } from "./types.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id }));

const unit = (name: string, box: string, side: Unit["side"] = "union"): Unit => ({
  unit: name,
  side,
  box,
  arm: "infantry",
  rank: "militia",
  value: 2,
  marched: 0,
  digging: false,
  reduced: false,
  entrenched: false,
});

const choice = (text: string, facts: Choice["facts"]): Choice => ({ text, facts });

function scene(kind: string, choices: Choice[], facts: Choice["facts"] = {}): Scene {
  const units = [unit("u1", "a"), unit("u2", "a"), unit("c1", "b", "confederate")];
  const state = { prompt: { kind, rule: "", facts: { side: "union", ...facts } }, choices, to_move: "union" };
  const pool = { union: { infantry: 1, cavalry: 1 }, confederate: { infantry: 0, cavalry: 1 } };
  const view = { units, control: {}, battle: { box: "b" }, phase: "movement", pool };
  const boxes = ["a", "b", "c"].map((id) => ({ id, port: id !== "b" }));
  const lines = [
    { a: "a", b: "b", type: "rail", crossing_into: [] },
    { a: "b", b: "c", type: "rail", crossing_into: [] },
  ];
  return { state: { ...state, view } as unknown as State, board: { boxes, lines, turns: [] } };
}

const march = choice("march a", { action: "march", box: "a" });
const end = choice("end", { action: "end" });
const go = choice("go a=b", { action: "go", route: "a=b", box: "b" });
const dig = choice("dig", { action: "dig" });

test("a unit stands for its box where a box is asked for, and is taken then", () => {
  const at = scene("march", [march, end]);
  expect(things.choicesFor(at, { kind: "unit", id: "u1" })).toEqual([march]);
  expect(things.followUp(at, { kind: "unit", id: "u1" })).toBe("take u1");
  expect(things.choicesFor(at, { kind: "unit", id: "c1" })).toEqual([]);
});

test("a box with the enemy in it is highlighted as a battle, with its path", () => {
  const highlighted = things.highlighted(scene("where", [go, dig], { box: "a", unit: "u1" }));
  expect(highlighted.find((one) => one.thing.id === "b")).toMatchObject({ tone: "battle", paths: [{ places: ["a", "b"], kinds: ["rail"] }] });
  expect(highlighted.find((one) => one.thing.id === "u1")?.tone).toBe("selected");
  expect(highlighted.find((one) => one.thing.id === "a")?.tone).toBe("choice");
});

test("the enemy stands for the box it is in", () => {
  expect(things.choicesFor(scene("where", [go, dig], { box: "a", unit: "u1" }), { kind: "unit", id: "c1" })).toEqual([go]);
});

test("where a box and a unit in it are both highlighted, a pick may mean either", () => {
  const retreat = choice("retreat a", { action: "retreat", box: "a" });
  const reinforce = choice("reinforce u1", { action: "reinforce", unit: "u1" });
  const at = scene("stand", [retreat, reinforce], { box: "b" });
  expect(things.choicesFor(at, { kind: "unit", id: "u1" })).toEqual([reinforce, retreat]);
  expect(things.choicesFor(at, { kind: "box", id: "a" })).toEqual([retreat, reinforce]);
});

test("the ways to a box are asked for by what they go by", () => {
  const sail = choice("sail b", { action: "sail", box: "b" });
  const at = scene("where", [go, sail], { box: "a" });
  expect(questionFor(at, [go, sail])).toEqual({ asked: "which-way", answers: ["way-by", "way-by-sea"] });
  expect(questionFor(at, [go, dig])).toEqual({ asked: "which-one", answers: ["choice-go", "choice-dig"] });
});

test("one choice is primary, the others of no place are secondaryActions", () => {
  const at = scene("where", [go, dig], { box: "a" });
  expect([things.primary(at), things.secondaryActions(at)]).toEqual([null, [dig]]);
  expect(things.primary(scene("march", [march, end]))).toBe(end);
});

test("the others of a box can do what the last one did", () => {
  const take = choice("take u2", { action: "take", unit: "u2" });
  const at = scene("unit", [take], { box: "a" });
  expect(things.repeat(at, go)).toMatchObject({ groups: [["take u2", "go a=b"]] });
  expect(things.repeat(at, null)).toBeNull();
  expect(things.repeat(scene("unit", [take], { box: "c" }), go)).toBeNull();
});
