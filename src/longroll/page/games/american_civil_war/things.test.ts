import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, State } from "../../api/types.ts";
import type { Scene } from "../adapter.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id, words: { title: "", rule: (id: string) => id } }));

const { selection } = await import("./selection.svelte.ts");
const things = await import("./things.ts");

const choice = (text: string, facts: Choice["facts"]): Choice => ({ text, facts });
const from = choice("from washington", { action: "from", space: "washington" });
const to = choice("to richmond", { action: "to", space: "richmond" });
const end = choice("end", { action: "end" });
const buyFoot = choice("buy union-infantry boston", { action: "buy", sort: "union-infantry", space: "boston" });
const buyHorse = choice("buy union-cavalry boston", { action: "buy", sort: "union-cavalry", space: "boston" });
const rest = choice("rest", { action: "rest" });
const buyRail = choice("buy-rail", { action: "buy-rail" });
const fire = choice("fire confederate-infantry", { action: "fire", target: "confederate-infantry" });
const deploy = choice("deploy union-infantry line-2", { action: "deploy", sort: "union-infantry", area: "line-2" });

const BATTLE = {
  space: "maryland",
  attacker: "union",
  defender: "confederate",
  round: 1,
  part: "attacker",
  size: "major",
  areas: { attacker: { "line-1": { "union-artillery": 1 }, reserve: { "union-infantry": 2 } }, defender: { "line-1": { "confederate-infantry": 2 }, "line-2": { "confederate-infantry": 1 } } },
  odds: {},
};

function scene(kind: string, choices: Choice[], more: Record<string, unknown> = {}): Scene {
  const view = { step: kind, asked: "union", space: "", target: "", armies: { richmond: { "confederate-infantry": 4 } }, moved: {}, costs: { infantry: 10 }, battle: null, ...more };
  const state = { prompt: { kind, rule: "", facts: { side: "union", sort: "union-artillery" } }, choices, view };
  return { state: state as unknown as State, board: {} };
}

beforeEach(() => {
  selection.sort = "";
});

test("spaces are highlighted, a step into the enemy as a battle", () => {
  expect(things.highlighted(scene("march", [from, end])).map(({ thing, tone }) => [thing.id, tone])).toEqual([["washington", "choice"]]);
  const moving = scene("where", [to], { space: "washington" });
  expect(things.highlighted(moving).map(({ thing, tone }) => [thing.id, tone])).toEqual([["washington", "selected"], ["richmond", "battle"]]);
  expect(things.isUndo(moving, { kind: "space", id: "washington" })).toBe(true);
});

test("a space asks what shall be bought there, unless a sort is selected", () => {
  const at = scene("buy", [buyFoot, buyHorse, buyRail, rest]);
  expect(things.choicesFor(at, { kind: "space", id: "boston" })).toEqual([buyFoot, buyHorse]);
  selection.sort = "union-cavalry";
  expect(things.choicesFor(at, { kind: "space", id: "boston" })).toEqual([buyHorse]);
  expect([things.primary(at), things.secondaryActions(at)]).toEqual([rest, []]);
  expect(things.choicesFor(at, { kind: "sort", id: "rail" })).toEqual([buyRail]);
});

test("guns aim straight ahead, past the empty middle", () => {
  const at = scene("order", [fire], { battle: { ...BATTLE, sort: "union-artillery", area: "line-1" } });
  expect(things.highlighted(at).map(({ thing, tone }) => [thing.id, tone])).toEqual([["attacker line-1 union-artillery", "selected"], ["defender line-1 confederate-infantry", "battle"]]);
});

test("a chance on the battle board is its choice, if it is one", () => {
  const at = scene("order", [fire], { battle: BATTLE });
  expect(things.choicesFor(at, { kind: "choice", id: "fire confederate-infantry" })).toEqual([fire]);
  expect(things.choicesFor(at, { kind: "choice", id: "charge confederate-infantry" })).toEqual([]);
});

test("a piece is deployed where it is sent once it is selected", () => {
  const at = scene("deploy", [deploy], { battle: BATTLE });
  expect(things.highlighted(at).map(({ thing }) => thing.id)).toEqual(["attacker reserve union-infantry"]);
  selection.sort = "union-infantry";
  expect(things.highlighted(at).map(({ thing }) => thing.id)).toEqual(["attacker reserve union-infantry", "attacker line-2"]);
});

test("who charges is shown to the charged, and what a side declares is on the sheet", () => {
  const dodge = [choice("dodge", { action: "dodge" }), choice("hold", { action: "hold" })];
  const at = scene("dodge", dodge, { battle: { ...BATTLE, part: "defender", sort: "union-cavalry", area: "middle-1", aim: "confederate-cavalry" } });
  expect(things.highlighted(at).map(({ thing, tone }) => [thing.id, tone])).toEqual([["attacker middle-1 union-cavalry", "selected"]]);
  const council = scene("politics", [choice("conscript", { action: "conscript" }), choice("abstain", { action: "abstain" })]);
  expect(things.secondaryActions(council)).toEqual([]);
  expect(things.choicesFor(council, { kind: "sheet", id: "conscript" }).map(({ text }) => text)).toEqual(["conscript"]);
});

test("a leader that must be lost is picked where he stands", () => {
  const lose = choice("lose british-leader", { action: "lose", sort: "british-leader" });
  const at = scene("lose-leader", [lose], { battle: { ...BATTLE, part: "defender", area: "line-1" } });
  expect(things.choicesFor(at, { kind: "piece", id: "defender line-1 british-leader" })).toEqual([lose]);
});

test("a space asks whether it goes to the other commander whole or one piece of it", () => {
  const assign = choice("assign boston west", { action: "assign", space: "boston", theatre: "west" });
  const transfer = choice("transfer union-infantry boston west", { action: "transfer", sort: "union-infantry", space: "boston", theatre: "west" });
  expect(things.choicesFor(scene("command", [assign, transfer]), { kind: "space", id: "boston" })).toEqual([assign, transfer]);
});
