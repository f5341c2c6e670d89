/** What a pack holds besides the things on the map: lists and the player-aid card, as tables. */

import type { Counter } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { fieldOf, fieldsOf, listTable, type ListSpec, type Spec, valueTable } from "../fields.ts";
import { get, isList, isRecord, type Json, type Pack, type Path } from "../path.ts";
import { sourceTables } from "../sources.ts";
import type { Row, Table } from "../system.ts";
import { hasHex } from "./ground.ts";
import { formationsOf, mapOf, unitsOf } from "./pack.ts";
import { ARMS, armWord, DIRECTIONS, directionWord, kindWord, LINES, NORTHS, SIDES, sideWord, TERRAINS, terrainWord, WATERS, WORKS } from "./terms.ts";
import { hexThing, unitThing } from "./things.ts";

export const SHEETS = ["units", "formations", "turns", "map", "places", "ways", "tables", "sources"] as const;

const textOf = (row: Json, key: string): string => (isRecord(row) ? String(row[key] ?? "") : "");

const FORMATIONS: ListSpec = {
  key: "formations",
  path: ["formations"],
  fields: [
    { key: "name", kind: "text" },
    { key: "id", kind: "text" },
    { key: "side", kind: "choice", values: SIDES, word: sideWord },
    { key: "markers", kind: "number" },
    { key: "first-turn", kind: "number", at: ["first_turn"] },
  ],
  label: (row) => textOf(row, "name"),
  fresh: (rows) => ({ id: `formation-${rows.length + 1}`, side: "union", name: `Formation ${rows.length + 1}`, markers: 1, first_turn: 1 }),
};
const TURNS: ListSpec = {
  key: "turns",
  path: ["turns"],
  fields: [
    { key: "day", kind: "number" },
    { key: "time", kind: "text", short: true },
    { key: "night", kind: "flag" },
    { key: "check", kind: "flag" },
  ],
  label: (row) => textOf(row, "turn"),
  fresh: (rows) => ({ turn: rows.length + 1, day: 1, time: "", night: false, check: false }),
};
const hexList = (key: string, fields: Spec[], fresh: Record<string, Json>): ListSpec => ({ key, path: ["map", key], fields: [...fields, { key: "hexes", kind: "words" }], label: (_, n) => String(n + 1), fresh: () => ({ ...fresh, hexes: [] }) });
const atHex = (key: string, fields: Spec[], fresh: Record<string, Json>): ListSpec => ({ key, path: ["map", key], fields: [{ key: "hex", kind: "text", short: true }, ...fields], label: (row) => textOf(row, "hex"), fresh: () => ({ ...fresh, hex: "" }) });

const NAME: Spec = { key: "name", kind: "text" };
const PLACES = atHex("places", [NAME], { name: "" });
const OBJECTIVES = atHex("objectives", [NAME, { key: "objective-side", kind: "choice", at: ["side"], values: ["", ...SIDES], word: (side, say) => (side ? sideWord(side, say) : say("editor-both")) }], { name: "", side: "" });
const ENTRIES = hexList("entries", [{ key: "letter", kind: "text", short: true }, { key: "note", kind: "text" }], { letter: "", note: "" });
const HILLS = hexList("hills", [NAME], { name: "" });
const WAYS = hexList("lines", [NAME, { key: "line-kind", kind: "choice", at: ["kind"], values: LINES, word: kindWord }], { name: "", kind: "road" });
const COURSES: ListSpec = {
  key: "water",
  path: ["map", "water"],
  fields: [NAME, { key: "water-kind", kind: "choice", at: ["kind"], values: WATERS, word: kindWord }, { key: "sides", kind: "words" }],
  label: (_, n) => String(n + 1),
  fresh: () => ({ name: "", kind: "stream", sides: [] }),
};

export function sheet(pack: Pack, name: string, say: Say): Table[] {
  if (name === "units") return unitTables(pack, say);
  if (name === "map") return [titleTable(pack, say), mapTable(pack, say)];
  if (name === "tables") return cardTables(pack, say);
  if (name === "sources") return sourceTables(pack, say);
  const lists: Record<string, ListSpec[]> = { formations: [FORMATIONS], turns: [TURNS], places: [OBJECTIVES, PLACES, ENTRIES], ways: [WAYS, COURSES, HILLS] };
  const tables = (lists[name] ?? []).map((list) => listTable(pack, { ...list, thing: (row) => hexOf(pack, row) }, say));
  return name === "formations" ? [...tables, combatTable(pack, say)] : tables;
}

function hexOf(pack: Pack, row: Json): Row["thing"] {
  const hex = textOf(row, "hex");
  return hasHex(mapOf(pack), hex) ? hexThing(hex) : undefined;
}

export function sheetAt([section, part]: Path): string {
  if (section === "map") return ["places", "objectives", "entries"].includes(String(part)) ? "places" : ["lines", "water", "hills"].includes(String(part)) ? "ways" : "map";
  if (section === "combat") return "formations";
  return section === "provenance" ? "sources" : (SHEETS.find((name) => name === section) ?? "map");
}

/** The units by formation: the figures here, all the rest by a click on the unit. */
function unitTables(pack: Pack, say: Say): Table[] {
  const all = unitsOf(pack);
  const known = formationsOf(pack).map(({ id, name }) => ({ id, name }));
  const lost = { id: "", name: say("editor-no-formation") };
  const isOf = (formation: string, id: string): boolean => (id ? formation === id : !known.some((one) => one.id === formation));
  const faces: Spec[] = ["attack", "defence", "movement", "morale"].map((key, n) => ({ key, kind: "number", at: ["full", n] }));
  return [...known, lost].flatMap(({ id, name }) => {
    const numbers = all.flatMap((unit, n) => (isOf(unit.formation, id) ? [n] : []));
    const rows = numbers.map((n) => ({ label: all[n]?.label ?? "", thing: unitThing(n), cells: fieldsOf(pack, ["units", n], faces, say), note: beginning(all[n], say) }));
    return rows.length > 0 ? [{ title: name, columns: faces.map(({ key }) => say(`field-${key}`)), rows }] : [];
  });
}

const beginning = (unit: Counter | undefined, say: Say): string => (unit?.arrival ? say("editor-arrives", { turn: unit.arrival.turn, entries: unit.arrival.entries.join(", ") }) : (unit?.setup ?? ""));

const titleTable = (pack: Pack, say: Say): Table => valueTable(pack, "about", [[[], { key: "title-name", kind: "text", at: ["name"] }], [[], { key: "date", kind: "text" }]], say);

function mapTable(pack: Pack, say: Say): Table {
  const base = ["map"];
  const end = (key: string, at: Path): [Path, Spec] => [base, { key, kind: "number", at }];
  return valueTable(
    pack,
    "map",
    [
      end("first-column", ["columns", 0]),
      end("last-column", ["columns", 1]),
      end("first-row", ["rows", 0]),
      end("last-row", ["rows", 1]),
      [base, { key: "north", kind: "choice", values: NORTHS, word: (value, say) => say(`north-${value}`) }],
      [base, { key: "base", kind: "choice", values: TERRAINS, word: terrainWord }],
      [base, { key: "control", kind: "choice", values: [...SIDES, "nobody"], word: sideWord }],
      ...SIDES.map((side): [Path, Spec] => [base, { key: `compass-${side}`, kind: "several", at: ["compass", side], values: DIRECTIONS, word: directionWord }]),
    ],
    say,
  );
}

const combatTable = (pack: Pack, say: Say): Table => valueTable(pack, "combat", SIDES.map((side): [Path, Spec] => [["combat"], { key: `combat-${side}`, kind: "number", at: [side] }]), say);

/** Results, rows down and columns of odds across; what terrain costs, shifts and blocks. */
function cardTables(pack: Pack, say: Say): Table[] {
  const morale = valueTable(pack, "morale", [[["tables"], { key: "morale-check", kind: "number", at: ["morale"] }]], say);
  return [...["attacker", "defender"].map((name) => resultTable(pack, name, say)), morale, hexCosts(pack, say), ...sideCosts(pack, say)];
}

function texts(pack: Pack, path: Path): string[] {
  const found = get(pack, path);
  return isList(found) ? found.map(String) : [];
}

function resultTable(pack: Pack, name: string, say: Say): Table {
  const columns = texts(pack, ["tables", "columns"]);
  return {
    title: say(`table-${name}`),
    columns,
    rows: texts(pack, ["tables", "rows"]).map((roll, n) => ({ label: roll, cells: columns.map((column) => ({ ...fieldOf(pack, ["tables", name, column], { key: "result", kind: "text", at: [n], short: true }, say), key: `${name}-${column}-${n}`, label: say("editor-result", { column, roll }) })) })),
  };
}

const COSTS: readonly Spec[] = [...ARMS.map((arm): Spec => ({ key: `cost-${arm}`, kind: "number", at: [arm] })), { key: "shift", kind: "number" }];

function costTable(pack: Pack, title: string, part: string, kinds: readonly string[], specs: readonly Spec[], word: (kind: string, say: Say) => string, say: Say): Table {
  const columns = specs.map(({ key }) => (key.startsWith("cost-") ? armWord(key.slice(5), say) : say(`field-${key}`)));
  return { title: say(`table-${title}`), columns, rows: kinds.map((kind) => ({ label: word(kind, say), cells: specs.map((spec, n) => ({ ...fieldOf(pack, ["tables", part, kind], spec, say), label: `${word(kind, say)}: ${columns[n]}` })) })) };
}

const hexCosts = (pack: Pack, say: Say): Table => costTable(pack, "hexes", "hexes", TERRAINS, [...COSTS, { key: "blocks", kind: "flag" }], terrainWord, say);

const sideCosts = (pack: Pack, say: Say): Table[] => [
  costTable(pack, "sides", "sides", [...WATERS, "talus"], COSTS, kindWord, say),
  costTable(pack, "rates", "sides", LINES, [{ key: "rate", kind: "number" }], kindWord, say),
  costTable(pack, "works", "sides", WORKS, [{ key: "shift", kind: "number" }], kindWord, say),
];
