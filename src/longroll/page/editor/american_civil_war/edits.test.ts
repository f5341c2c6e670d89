import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import printed from "../../../games/american_civil_war/pack.json";
import { Catalogue, type Say } from "../../words/catalogue.ts";
import { get, type Json, type Pack, put } from "../path.ts";
import type { Table } from "../system.ts";
import { describe } from "./describe.ts";
import { addBorder, nextMonth, removeMonth, removeSpace, renameSpace, renameState } from "./edits.ts";
import { bordersOf, isShowable, railwaysOf, scenariosOf, spacesOf } from "./pack.ts";
import { sheet, sheetAt, SHEETS } from "./sheets.ts";
import { find, move, nameOf, next, spaceNumber, thingAt } from "./things.ts";
import { boardOf, setUpView } from "./view.ts";

const pack = printed as unknown as Pack;
const catalogue = new Catalogue();
catalogue.add("en", ["../text", "../../text", "../../games/american_civil_war/text", "../../../games/american_civil_war/text", "../../../text"].map((folder) => readFileSync(new URL(`${folder}/en.ftl`, import.meta.url), "utf8")));
/** A text that is missing is an error. */
const say: Say = (key, facts) => {
  if (!catalogue.has(key)) throw new Error(`no text ${key}`);
  return catalogue.say(key, facts);
};
const boston = spaceNumber(pack, "boston");
const washington = spaceNumber(pack, "washington");
const cellsOf = (tables: Table[]) => tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? [])));

test("a space that is renamed is meant by its new id everywhere", () => {
  for (const [number, id] of [[washington, "washington"], [boston, "boston"]] as const) {
    const renamed = renameSpace(pack, number, "elsewhere");
    expect(JSON.stringify({ ...renamed, provenance: {} })).not.toContain(`"${id}"`);
    expect(renameSpace(renamed, number, id)).toEqual(pack);
  }
  expect(get(renameSpace(pack, washington, "elsewhere"), ["capitals", "north"])).toBe("elsewhere");
});

test("a state that is renamed keeps its spaces", () => {
  const renamed = renameState(pack, 0, "down-east");
  expect(spacesOf(renamed)[0]?.state).toBe("down-east");
  expect(renameState(renamed, 0, "maine")).toEqual(pack);
});

test("a space goes with its borders, its railways, its stacks and its mentions", () => {
  const gone = removeSpace(pack, washington);
  expect([...bordersOf(gone), ...railwaysOf(gone)].some(({ a, b }) => a === "washington" || b === "washington")).toBe(false);
  expect(scenariosOf(gone).flatMap(({ fixed }) => fixed).some(({ space }) => space === "washington")).toBe(false);
  expect(get(gone, ["tables", "victory", "counted_as_northern"])).toEqual(["st-louis"]);
});

test("a month is added after the last, and those after one that goes are counted again", () => {
  const calendar = pack["calendar"] as Json[];
  expect(nextMonth(calendar)).toEqual({ turn: 52, year: 1866, month: 1, quarter_end: false });
  expect(get(removeMonth(pack, 0), ["calendar", 0])).toEqual({ ...(calendar[1] as object), turn: 1 });
});

test("places of the pack are things on the map, or belong to a sheet", () => {
  expect(thingAt(pack, ["map", "spaces", 3, "name"])).toEqual({ kind: "space", id: "3" });
  expect(thingAt(pack, ["map", "railways", 5, "lines", 0])).toEqual({ kind: "railway", id: "5" });
  expect(thingAt(pack, ["scenarios", 1, "fixed", 2, "space"])).toEqual({ kind: "unit", id: "1-2" });
  expect([thingAt(pack, ["capitals", "north"]), thingAt(pack, ["map", "spaces"]), thingAt(pack, ["map", "borders", 999])]).toEqual([null, null, null]);
  const places = [["capitals", "north"], ["tables", "costs", "south"], ["tables", "fire"], ["tables", "election", "date"], ["calendar", 3], ["scenarios", 0, "free"]];
  expect(places.map(sheetAt)).toEqual(["spaces", "costs", "battle", "politics", "calendar", "armies"]);
});

test("spaces are found by name, and arrows go from one to another", () => {
  expect(find(pack, "washington")).toEqual({ kind: "space", id: String(washington) });
  expect([find(pack, "nowhere at all"), find(pack, " ")]).toEqual([null, null]);
  const west = next(pack, { kind: "space", id: String(washington) }, "ArrowLeft");
  expect(spacesOf(pack)[Number(west?.id)]?.lon).toBeLessThan(spacesOf(pack)[washington]?.lon ?? 0);
});

test("a stack is dragged to another space of its scenario", () => {
  const moved = move(pack, { kind: "unit", id: "1-0" }, { kind: "space", id: String(boston) });
  expect(moved && scenariosOf(moved)[1]?.fixed[0]?.space).toBe("boston");
  expect(moved && scenariosOf(moved)[0]).toBe(scenariosOf(pack)[0]);
});

test("every thing has fields with texts, and they read what they write", () => {
  const things = [["space", washington], ["space", 0], ["border", 0], ["railway", 0], ["unit", "1-0"]].map(([kind, id]) => ({ kind: String(kind), id: String(id) }));
  for (const thing of things) {
    expect(nameOf(pack, thing, say)).not.toBe("");
    const fields = describe(pack, thing, say).flatMap((group) => group.fields);
    expect(fields.length).toBeGreaterThan(1);
    for (const field of fields.filter(({ key, value }) => !key.startsWith("new-") && value !== null)) expect(field.set(pack, field.value)).toEqual(pack);
  }
  expect(describe(pack, { kind: "space", id: "999" }, say)).toEqual([]);
});

test("every sheet has texts, and its fields read what they write", () => {
  for (const name of SHEETS) {
    const cells = cellsOf(sheet(pack, name, say));
    if (name !== "borders") expect(cells.length).toBeGreaterThan(0);
    for (const field of cells.filter(({ value }) => value !== null)) expect(field.set(pack, field.value)).toEqual(pack);
  }
});

/** Where the plain values of a pack are. */
function leaves(value: Json, path: string): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner as Json, path ? `${path}.${key}` : key));
}

test("everything that a pack has can be corrected", () => {
  const things = [...spacesOf(pack).map((_, n) => ["space", n]), ...bordersOf(pack).map((_, n) => ["border", n]), ...railwaysOf(pack).map((_, n) => ["railway", n]), ...scenariosOf(pack).flatMap(({ fixed }, s) => fixed.map((_, n) => ["unit", `${s}-${n}`]))];
  const forms = things.flatMap(([kind, id]) => describe(pack, { kind: String(kind), id: String(id) }, say).flatMap(({ fields }) => fields));
  const places = new Set([...forms, ...SHEETS.flatMap((name) => cellsOf(sheet(pack, name, say)))].map(({ path }) => path.join(".")));
  const isField = (leaf: string): boolean => leaf.split(".").some((_, n, steps) => places.has(steps.slice(0, n + 1).join(".")));
  const fixed = /^(format|title)$|^calendar\.\d+\.turn$|^scenarios\.\d+\.id$|^map\.production_variants\.\d\.id$/;
  expect(leaves(pack, "").filter((leaf) => !isField(leaf) && !fixed.test(leaf))).toEqual([]);
});

test("faces of dice stay numbers", () => {
  const field = cellsOf(sheet(pack, "battle", say)).find(({ path }) => path.join(".") === "tables.reinforcements.0.roll");
  expect(get(field?.set(pack, ["1", "2"]) ?? null, ["tables", "reinforcements", 0, "roll"])).toEqual([1, 2]);
});

test("a region pays nothing any more, and a city is listed and unlisted", () => {
  const fields = describe(pack, { kind: "space", id: String(boston) }, say).flatMap((group) => group.fields);
  const field = (key: string) => fields.find((one) => one.key === key);
  expect(get(field("space-kind")?.set(pack, "region") ?? null, ["map", "spaces", boston, "production"])).toBe(0);
  expect(get(field("riots-north")?.set(pack, false) ?? null, ["tables", "conscription", "riot_cities", "north"])).not.toContain("boston");
  expect(get(field("capital-north")?.set(pack, true) ?? null, ["capitals", "north"])).toBe("boston");
});

test("the set-up stands on the map, a border or a railway to nowhere is not drawn", () => {
  expect(setUpView(pack, 1).armies["richmond"]).toEqual({ "confederate-infantry": 4, "confederate-elite": 1, "confederate-artillery": 1 });
  expect(boardOf(addBorder(pack, "boston", "nowhere")).spaces[boston]?.adjacent).not.toContain("nowhere");
  const astray = put(put(pack, ["map", "railways", 0, "a"], "nowhere"), ["map", "spaces", 0, "lon"], "west");
  expect(boardOf(astray).railways).toHaveLength(railwaysOf(pack).length - 1);
  expect(isShowable(astray)).toBe(true);
  for (const part of ["map", "scenarios", "capitals", "calendar", "tables"]) expect(isShowable({ ...pack, [part]: 7 })).toBe(false);
});
