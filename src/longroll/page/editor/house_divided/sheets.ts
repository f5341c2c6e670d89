/** What a pack holds besides the things on the map, and lists of these. */

import type { Say } from "../../words/catalogue.ts";
import { type ListSpec, listTable, type Spec, valueTable } from "../fields.ts";
import { isRecord, type Json, type Pack, type Path } from "../path.ts";
import { sourceTables } from "../sources.ts";
import type { Table } from "../system.ts";
import { ARMS, armWord, homeWord, HOMES, RANKS, rankWord, SIDES, sideWord } from "./describe.ts";
import { removeBox } from "./edits.ts";
import { boxName, boxThing, lineThing, nameOf, unitThing } from "./things.ts";

export const SHEETS = ["boxes", "lines", "armies", "counters", "calendar", "scenarios", "sources"] as const;

const textOf = (row: Json, key: string): string => (isRecord(row) ? String(row[key] ?? "") : "");

const SIDE: Spec = { key: "side", kind: "choice", values: SIDES, word: sideWord };
const ARM: Spec = { key: "arm", kind: "choice", values: ARMS, word: armWord };
const RANK: Spec = { key: "rank", kind: "choice", values: RANKS, word: rankWord };
const COUNT: Spec = { key: "count", kind: "number" };
const FRESH = { side: "union", arm: "infantry", rank: "militia", count: 1 };

const boxes = (pack: Pack): ListSpec => ({
  key: "boxes",
  path: ["map", "boxes"],
  fields: [{ key: "home", kind: "choice", values: HOMES, word: homeWord }, ...SIDES.map((side): Spec => ({ key: `recruit-${side}`, kind: "number", at: ["recruit", side] })), { key: "port", kind: "flag" }],
  label: (row) => boxName(pack, textOf(row, "id")),
  thing: (_, n) => boxThing(n),
  fresh: (rows) => ({ id: `box-${rows.length + 1}`, name: `Box ${rows.length + 1}`, state: "", x: 500, y: 380, home: "neutral", recruit: { union: 0, confederate: 0 }, port: false, permanent_entrenchment: false, river_sides: [] }),
  removes: removeBox,
});
const lines = (pack: Pack, say: Say): ListSpec => ({ key: "lines-of-boxes", path: ["map", "lines"], fields: [], label: (_, n) => nameOf(pack, lineThing(n), say), thing: (_, n) => lineThing(n) });
const armies = (pack: Pack, say: Say): ListSpec => ({ key: "armies", path: ["set_up", "units"], fields: [COUNT], label: (_, n) => nameOf(pack, unitThing(n), say), thing: (_, n) => unitThing(n) });
const waiting = (key: string): ListSpec => ({ key, path: ["set_up", key.replaceAll("-", "_")], fields: [SIDE, ARM, RANK, COUNT], label: (_, n) => String(n + 1), fresh: () => FRESH });
const VALUES: ListSpec = { key: "unit-types", path: ["counters", "unit_types"], fields: [ARM, RANK, { key: "combat-value", kind: "number", at: ["combat_value"] }], label: (_, n) => String(n + 1) };
const LIMITS: ListSpec = { key: "fourth-edition", path: ["counters", "fourth_edition"], fields: [ARM, RANK, { key: "each-side", kind: "number", at: ["each_side"] }], label: (_, n) => String(n + 1), fresh: () => ({ arm: "infantry", rank: "veteran", each_side: 1 }) };
const CALENDAR: ListSpec = {
  key: "turns",
  path: ["calendar"],
  fields: [{ key: "year", kind: "number" }, { key: "month", kind: "number", at: ["months", 0] }, { key: "second-month", kind: "number", at: ["months", 1], optional: true }, { key: "draft", kind: "number", at: ["union_draft"] }],
  label: (row) => textOf(row, "turn"),
};
const SCENARIOS: ListSpec = { key: "scenarios", path: ["scenarios"], fields: [{ key: "last-turn", kind: "number", at: ["last_turn"] }, { key: "margin", kind: "number", optional: true }], label: (row) => textOf(row, "id") };

export function sheet(pack: Pack, name: string, say: Say): Table[] {
  if (name === "sources") return sourceTables(pack, say);
  const lists: Record<string, ListSpec[]> = {
    boxes: [boxes(pack)],
    lines: [lines(pack, say)],
    armies: [armies(pack, say), waiting("recruitment-pool"), waiting("draft-reserve")],
    counters: [VALUES, LIMITS],
    calendar: [CALENDAR],
    scenarios: [SCENARIOS],
  };
  const tables = (lists[name] ?? []).map((list) => listTable(pack, list, say));
  return name === "scenarios" ? [...tables, titleTable(pack, say)] : tables;
}

export function sheetAt([section, part]: Path): string {
  if (section === "map") return part === "lines" ? "lines" : "boxes";
  const known: Record<string, string> = { set_up: "armies", counters: "counters", calendar: "calendar", provenance: "sources" };
  return known[String(section)] ?? "scenarios";
}

const titleTable = (pack: Pack, say: Say): Table => valueTable(pack, "pack", [[[], { key: "title-name", kind: "text", at: ["name"] }], [["set_up"], { key: "first-turn", kind: "number", at: ["first_turn"] }]], say);
