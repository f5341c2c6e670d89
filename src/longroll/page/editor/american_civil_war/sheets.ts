/** What a pack holds besides the things on the map, and lists of these. */

import type { Say } from "../../words/catalogue.ts";
import { fieldOf, type ListSpec, listTable, type Spec, valueTable } from "../fields.ts";
import { get, isRecord, type Json, type Pack, type Path } from "../path.ts";
import { sourceTables } from "../sources.ts";
import type { Field, Row, Table } from "../system.ts";
import { nextMonth, removeMonth, removeSpace, renameState } from "./edits.ts";
import { HOMES, KINDS, scenariosOf, SIDES, type Space, spacesOf, statesOf, variantsOf } from "./pack.ts";
import { battleTables, costTables, grid, politicsTables } from "./tables.ts";
import { homeWord, itemWord, sideWord } from "./terms.ts";
import { borderThing, nameOf, railwayThing, scenarioName, spaceName, spaceThing, stackThing } from "./things.ts";

export const SHEETS = ["spaces", "states", "borders", "armies", "calendar", "costs", "battle", "politics", "sources"] as const;

const textOf = (row: Json, key: string): string => (isRecord(row) ? String(row[key] ?? "") : "");

export function sheet(pack: Pack, name: string, say: Say): Table[] {
  const sheets: Record<string, () => Table[]> = {
    spaces: () => [cityTable(pack, say), capitalTable(pack, say), spaceTable(pack, "region", "regions", [HOME, { key: "coastal", kind: "flag" }, { key: "port", kind: "flag" }], say), listTable(pack, CLOSED, say)],
    states: () => [stateTable(pack, say)],
    borders: () => [listTable(pack, borders(pack, say), say), listTable(pack, railways(pack, say), say)],
    armies: () => scenariosOf(pack).flatMap((_, n) => scenarioTables(pack, n, say)),
    calendar: () => [listTable(pack, CALENDAR, say), valueTable(pack, "pack", [[[], { key: "title-name", kind: "text", at: ["name"] }]], say)],
    costs: () => costTables(pack, say),
    battle: () => battleTables(pack, say),
    politics: () => politicsTables(pack, say),
    sources: () => sourceTables(pack, say),
  };
  return sheets[name]?.() ?? [];
}

const BATTLE = ["basic_battle", "fire", "charge", "rally", "pursuit", "terrain", "entrenchment", "reinforcements", "initiative", "experience", "naval_battle"];

export function sheetAt([section, part]: Path): string {
  if (section === "map") return part === "states" ? "states" : part === "borders" || part === "railways" ? "borders" : "spaces";
  if (section === "tables") return part === "costs" ? "costs" : BATTLE.includes(String(part)) ? "battle" : "politics";
  const known: Record<string, string> = { scenarios: "armies", capitals: "spaces", provenance: "sources" };
  return known[String(section)] ?? "calendar";
}

// --- the map

const HOME: Spec = { key: "home", kind: "choice", values: HOMES, word: homeWord };
const CLOSED: ListSpec = {
  key: "closed-lands",
  path: ["map", "closed_lands"],
  fields: [{ key: "name", kind: "text" }, { key: "id", kind: "text" }, { key: "lon", kind: "number" }, { key: "lat", kind: "number" }],
  label: (_, n) => String(n + 1),
  fresh: (rows) => ({ id: `land-${rows.length + 1}`, name: `Land ${rows.length + 1}`, lon: -97, lat: 35.5 }),
};

const FRESH = { production: 0, port: false, coastal: false, lon: -80, lat: 38 };

/** The cities or the regions. */
function spaceTable(pack: Pack, kind: Space["kind"], key: string, fields: readonly Spec[], say: Say): Table {
  const state = statesOf(pack)[0]?.id ?? "";
  const table = listTable(
    pack,
    {
      key,
      path: ["map", "spaces"],
      fields,
      label: (row) => textOf(row, "name"),
      thing: (_, n) => spaceThing(n),
      fresh: (rows) => ({ id: `space-${rows.length + 1}`, name: `Space ${rows.length + 1}`, kind, state, home: "north", ...FRESH }),
      removes: removeSpace,
    },
    say,
  );
  return { ...table, rows: table.rows.filter((_, n) => spacesOf(pack)[n]?.kind === kind) };
}

/** What the cities pay, as printed and by the other readings. */
function cityTable(pack: Pack, say: Say): Table {
  const table = spaceTable(pack, "city", "cities", [HOME, { key: "port", kind: "flag" }, { key: "production", kind: "number" }], say);
  const reading = (n: number, row: Row): Field => fieldOf(pack, ["map", "production_variants", n, "values"], { key: "production", kind: "number", at: [spacesOf(pack)[Number(row.thing?.id)]?.id ?? ""], optional: true }, say);
  const variants = variantsOf(pack);
  return {
    ...table,
    columns: [...table.columns, ...variants.map(({ id }) => say(`field-production-${id}`))],
    rows: table.rows.map((row) => ({ ...row, cells: [...row.cells, ...variants.map((_, n) => reading(n, row))] })),
  };
}

function capitalTable(pack: Pack, say: Say): Table {
  const options = spacesOf(pack).filter(({ kind }) => kind === "city").map(({ id, name }) => ({ value: id, label: name }));
  return valueTable(pack, "capitals", SIDES.map((side): [Path, Spec] => [["capitals"], { key: `capital-${side}`, kind: "choice", at: [side], options }]), say);
}

function stateTable(pack: Pack, say: Say): Table {
  const table = listTable(
    pack,
    {
      key: "states",
      path: ["map", "states"],
      fields: [{ key: "name", kind: "text" }, { key: "id", kind: "text" }, HOME, { key: "confederate-state", kind: "flag", at: ["confederate"] }],
      label: (_, n) => String(n + 1),
      fresh: (rows) => ({ id: `state-${rows.length + 1}`, name: `State ${rows.length + 1}`, home: "north", confederate: false }),
    },
    say,
  );
  return { ...table, rows: table.rows.map((row, n) => ({ ...row, cells: row.cells.map((field) => (field?.key === "id" ? { ...field, late: true, set: (now: Pack, id: Json) => renameState(now, n, String(id)) } : field)) })) };
}

const borders = (pack: Pack, say: Say): ListSpec => ({ key: "borders", path: ["map", "borders"], fields: [], label: (_, n) => nameOf(pack, borderThing(n), say), thing: (_, n) => borderThing(n) });
const railways = (pack: Pack, say: Say): ListSpec => ({ key: "railways", path: ["map", "railways"], fields: [], label: (_, n) => nameOf(pack, railwayThing(n), say), thing: (_, n) => railwayThing(n) });

// --- the set-up and the months

const CALENDAR: ListSpec = {
  key: "months",
  path: ["calendar"],
  fields: [{ key: "year", kind: "number" }, { key: "month", kind: "number" }, { key: "quarter-end", kind: "flag", at: ["quarter_end"] }],
  label: (row) => textOf(row, "turn"),
  fresh: nextMonth,
  removes: removeMonth,
};

const titled = (name: string, table: Table, say: Say): Table => ({ ...table, title: say("editor-titled", { name, table: table.title }) });

/** Ratings, the stacks that stand where they are printed, and the pieces that are placed freely. */
function scenarioTables(pack: Pack, number: number, say: Say): Table[] {
  const base = ["scenarios", number];
  const name = scenarioName(scenariosOf(pack)[number]?.id ?? "", say);
  const rated = ["naval_rating", "rail_actions"].filter((key) => get(pack, [...base, key]) !== undefined);
  const ratings = grid(pack, say("table-ratings"), rated.map((key) => [say(`field-${key.replace("_", "-")}`), [...base, key]]), SIDES.map((side) => [sideWord(side, say), [side]]), say);
  const europe = get(pack, [...base, "european_rating"]) === undefined ? [] : [titled(name, valueTable(pack, "europe", [[base, { key: "european-rating", kind: "number", at: ["european_rating"] }]], say), say)];
  return [...(rated.length > 0 ? [titled(name, ratings, say)] : []), ...europe, stackTable(pack, number, name, say), freeTable(pack, number, name, say)];
}

/** The kinds of pieces have their names from the game. */
const counts = (kinds: readonly string[], say: Say): Spec[] => kinds.map((kind) => ({ key: kind, label: itemWord(kind, say), kind: "number", optional: true }));

function stackTable(pack: Pack, number: number, name: string, say: Say): Table {
  const fixed = scenariosOf(pack)[number]?.fixed ?? [];
  const table = listTable(
    pack,
    {
      key: "stacks",
      path: ["scenarios", number, "fixed"],
      fields: counts(KINDS, say),
      label: (_, n) => `${spaceName(pack, fixed[n]?.space ?? "")} (${sideWord(fixed[n]?.side ?? "", say)})`,
      thing: (_, n) => stackThing(number, n),
      fresh: () => ({ side: "north", space: spacesOf(pack)[0]?.id ?? "", infantry: 1 }),
    },
    say,
  );
  return titled(name, table, say);
}

/** In the basic scenario any pieces but elite cavalry, elsewhere infantry. */
function freeTable(pack: Pack, number: number, name: string, say: Say): Table {
  const basic = scenariosOf(pack)[number]?.id === "basic";
  const kinds = basic ? KINDS.filter((kind) => kind !== "elite_cavalry") : ["infantry"];
  const side: Spec = { key: "side", kind: "choice", values: SIDES, word: sideWord };
  const table = listTable(pack, { key: "free", path: ["scenarios", number, "free"], fields: [side, ...counts(kinds, say)], label: (_, n) => String(n + 1), fresh: () => ({ side: "north", infantry: 1 }) }, say);
  return titled(name, table, say);
}

