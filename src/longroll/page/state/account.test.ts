import { expect, test, vi } from "vitest";
import type { Entry, LogEvent } from "../api/types.ts";
import type { Account } from "../games/adapter.ts";
import { placeIn } from "../games/common/events.ts";

vi.mock("./words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id }));

const { changesOf, dearest, lossesOf, movesIn, othersTurn, stepsOf, sumLosses } = await import("./account.ts");
const turns = import.meta.glob<Entry[]>("./turns/*.json", { eager: true, import: "default" });
const accounts = import.meta.glob<Account>("../games/*/account.ts", { eager: true, import: "account" });

const formations = [
  { id: "price", side: "confederate" },
  { id: "mcculloch", side: "confederate" },
  ...["carr", "davis", "osterhaus", "asboth", "independent"].map((id) => ({ id, side: "union" })),
];
const FOES = { union: "me", confederate: "militia" };

/** A turn that was played, up to an action, as the account of its system tells it. */
function read(system: string, until = Infinity, seated: { seat: string; seats: Record<string, string> } = { seat: "union", seats: FOES }) {
  const account = accounts[`../games/${system}/account.ts`] as Account;
  const entries = (turns[`./turns/${system}.json`] as Entry[]).filter(({ number }) => number <= until);
  const events = othersTurn(entries, seated, (event) => account.turnOf(event, { formations }));
  const steps = stepsOf(events, { account, placeOf: (event: LogEvent) => placeIn(event, account.place) });
  return { events, steps, losses: sumLosses(steps.flatMap((step) => step.losses)) };
}

const arrowsOf = (steps: ReturnType<typeof read>["steps"]) => steps.flatMap(({ arrows }) => arrows.map(({ way, count }) => `${way[0]?.id}>${way.at(-1)?.id} ${count}`));

test("A House Divided: marches, a battle with its dice, what it cost and what changed hands", () => {
  const { events, steps, losses } = read("house_divided", 78, { seat: "confederate", seats: { union: "militia", confederate: "me" } });
  expect([events[0]?.kind, events.at(-1)?.kind]).toEqual(["half-turn", "captured"]);
  expect(steps.map(({ battle }) => battle)).toEqual([false, true, false]);
  expect(arrowsOf(steps)).toEqual(["st-louis>cairo 1", "st-louis>cairo 1", "vandalia>cairo 1", "cairo>memphis 2"]);
  expect(movesIn(steps)).toBe(5);
  expect(steps[1]?.title?.facts["box"]).toBe("memphis");
  expect(steps[1]?.events.filter(({ kind }) => kind === "shot").map(({ facts }) => facts["die"])).toEqual([5, 6, 4, 2, 1, 4, 2, 2]);
  expect(["union", "confederate"].map((side) => [lossesOf(losses, side, false), lossesOf(losses, side, true)])).toEqual([[1, 1], [1, 1]]);
  expect(changesOf(steps)).toEqual([{ thing: { kind: "box", id: "memphis" }, side: "union" }]);
});

test("Across Five Aprils: a marker calls its own side, whoever draws it", () => {
  const { steps, losses } = read("five_aprils");
  const battles = steps.filter(({ battle }) => battle);
  expect(battles.map(({ title }) => [title?.kind, title?.facts["hex"]])).toEqual([["attacks", "3605"], ["attacks", "4217"]]);
  expect(battles[0]?.events.slice(0, 3).map(({ kind }) => kind)).toEqual(["odds", "rolls", "rolls"]);
  expect(battles[0]?.arrows.every(({ side }) => side === "confederate")).toBe(true);
  expect([lossesOf(losses, "union", false), lossesOf(losses, "confederate", false)]).toEqual([0, 2]);
  expect(changesOf(steps)).toEqual([{ thing: { kind: "hex", id: "4117" }, side: "nobody" }]);
});

test("The American Civil War: many pieces on one way are one arrow", () => {
  const { steps, losses } = read("american_civil_war", 618);
  expect(steps[0]?.arrows.some(({ count }) => count > 1)).toBe(true);
  expect(steps.filter(({ battle }) => battle).map(({ title }) => title?.facts["space"])).toEqual(["washington"]);
  expect(losses).toEqual([{ side: "union", count: 1, reduced: false }]);
  expect(changesOf(steps).map(({ thing, side }) => [thing.id, side])).toEqual([["washington", "confederate"]]);
  expect(dearest(steps, 3)).toHaveLength(1);
});

test("The American Civil War: who lands has come by sea", () => {
  const account = accounts["../games/american_civil_war/account.ts"] as Account;
  const landed = { kind: "landed", rule: "", facts: { from: "new-york", space: "new-orleans" }, number: 1, seat: "union", action: "", dice: [], ordered: false };
  const [step] = stepsOf([landed], { account, placeOf: (event: LogEvent) => placeIn(event, account.place) });
  expect(step?.arrows[0]?.way.map(({ id }) => id)).toEqual(["new-york", "sea", "new-orleans"]);
  expect(step?.places.map(({ id }) => id)).toEqual(["new-york", "new-orleans"]);
});

test("it stays while the own turn goes on, and what the enemy answers then is no turn of his", () => {
  expect(read("american_civil_war").events).toEqual(read("american_civil_war", 618).events);
});

test("who watches or plays both sides is told nothing; two at one screen are", () => {
  expect(read("house_divided", 90, { seat: "", seats: FOES }).events).toEqual([]);
  expect(read("house_divided", 90, { seat: "union", seats: { union: "me", confederate: "me" } }).events).toEqual([]);
  const turn = read("house_divided", 90, { seat: "union", seats: { union: "me", confederate: "guest" } });
  expect(turn.events[0]?.facts).toEqual({ side: "confederate", number: 2 });
  expect(arrowsOf(turn.steps)).toEqual(["front-royal>staunton 1", "meridian>jackson 1"]);
});

test("a partner is another player", () => {
  const account = { turnOf: (event: LogEvent) => (event.kind === "half-turn" ? String(event.facts["side"]) : "") };
  const does = (number: number, seat: string, kind: string, side = ""): Entry => ({ number, seat, action: kind, dice: [], forced: false, ordered: false, events: [{ kind, rule: "", facts: { side } }] });
  const entries = [does(1, "confederate", "half-turn", "union"), does(2, "union", "moved"), does(3, "union-second", "moved"), does(4, "confederate", "avoided")];
  const seats = { union: "me", "union-second": "veteran", confederate: "crack", "confederate-second": "crack" };
  expect(othersTurn(entries, { seat: "union", seats }, account.turnOf).map(({ number }) => number)).toEqual([3]);
});
