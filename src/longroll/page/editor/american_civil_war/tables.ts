/** The tables of a pack: costs, battles, politics and goals. */

import type { Say } from "../../words/catalogue.ts";
import { fieldOf, type ListSpec, listTable, type Spec, valueTable } from "../fields.ts";
import { get, isList, isRecord, type Json, type Pack, type Path, put } from "../path.ts";
import type { Field, Table } from "../system.ts";
import { CITY_LISTS } from "./edits.ts";
import { KINDS, SIDES } from "./pack.ts";
import { itemWord, terrainWord } from "./terms.ts";

const UNITS = ["infantry", "cavalry", "artillery"];
const PIECES = [...UNITS, "leader"];
const ITEMS = [...KINDS, "rail_action", "naval_rating"];
const TERRAINS = ["river-behind", "stream", "village", "woods", "hill", "river-front"];
const FACES = ["1", "2", "3", "4", "5", "6"];

/** Something with a name, and where it is. */
type Part = [string, Path];

/** Numbers in rows and columns. */
export function grid(pack: Pack, title: string, rows: readonly Part[], columns: readonly Part[], say: Say, optional = false): Table {
  const cell = (base: Path, [label, at]: Part): Field => fieldOf(pack, base, { key: at.join("-"), label, kind: "number", at, optional }, say);
  return { title, columns: columns.map(([name]) => name), rows: rows.map(([label, base]) => ({ label, cells: columns.map((column) => cell(base, column)) })) };
}

const items = (names: readonly string[], say: Say): Part[] => names.map((name) => [itemWord(name, say), [name]]);
const at = (...path: string[]): Path => ["tables", ...path];
const number = (key: string, ...path: string[]): [Path, Spec] => [at(...path), { key, kind: "number", at: [] }];

export function costTables(pack: Pack, say: Say): Table[] {
  const sides: Part[] = ["north_and_europe", "south"].map((key) => [say(`field-costs-${key.replaceAll("_", "-")}`), at("costs", key)]);
  return [
    grid(pack, say("table-costs"), sides, items(ITEMS, say), say),
    grid(pack, say("table-basic-costs"), [[say("field-costs-both"), at("costs", "basic")]], items(PIECES, say), say),
    valueTable(pack, "balanced", [number("city-value", "costs", "city_value")], say),
  ];
}

// --- battles

export function battleTables(pack: Pack, say: Say): Table[] {
  const guns = (reach: number): Part => [say("editor-guns", { range: reach }), at("fire", "artillery", `range_${reach}`)];
  const by = (table: string, names: readonly string[]): Part[] => names.map((name) => [itemWord(name, say), at(table, name)]);
  return [
    grid(pack, say("table-fire"), [...by("fire", ["infantry", "cavalry"]), guns(1), guns(2)], items(UNITS, say), say),
    grid(pack, say("table-charge"), by("charge", ["infantry", "cavalry"]), items(UNITS, say), say),
    grid(pack, say("table-pursuit"), by("pursuit", ["infantry", "cavalry", "elite_cavalry"]), items(PIECES, say), say),
    valueTable(pack, "rally", [number("rally", "rally"), number("winner", "experience", "winner"), number("loser", "experience", "loser")], say),
    grid(pack, say("table-initiative"), [[say("field-initiative-add"), at("initiative", "add")]], items(KINDS, say), say, true),
    valueTable(pack, "initiative-from", [number("see-enemy", "initiative", "see_enemy_from"), number("extra-action", "initiative", "extra_action_from")], say),
    ...[TERRAIN_NUMBER, TERRAIN_KIND, TRENCHES].map((list) => listTable(pack, list, say)),
    faced(listTable(pack, REINFORCEMENTS, say)),
    listTable(pack, NAVAL, say),
    grid(pack, say("table-basic-fire"), [[say("field-hit-on"), at("basic_battle", "fire")]], items(UNITS, say), say),
    valueTable(pack, "basic-rally", [number("rally", "basic_battle", "rally")], say),
  ];
}

/** A number under its own name. */
function figure(name: string, optional = false): Spec {
  return { key: name.replaceAll("_", "-"), kind: "number", at: [name], optional };
}

const SPAN: readonly Spec[] = [{ key: "from", kind: "number", at: ["min"] }, { key: "to", kind: "number", at: ["max"] }];
const rowNumber = (_: Json, n: number): string => String(n + 1);
const TERRAIN_NUMBER: ListSpec = { key: "terrain-number", path: at("terrain", "number"), fields: [...SPAN, { key: "pieces-of-terrain", kind: "number", at: ["count"] }], label: rowNumber, fresh: () => ({ min: 12, max: 12, count: 1 }) };
const TERRAIN_KIND: ListSpec = {
  key: "terrain-kind",
  path: at("terrain", "kind"),
  fields: [...SPAN, { key: "terrain", kind: "choice", at: ["id"], values: TERRAINS, word: terrainWord }, ...["fire_into", "charge_into", "artillery_fire_from", "pursuit_against"].map((name) => figure(name, true))],
  label: rowNumber,
  fresh: () => ({ min: 12, max: 12, id: "stream" }),
};
const TRENCHES: ListSpec = {
  key: "entrenchment",
  path: at("entrenchment"),
  fields: ["year", "at_least", "fire", "charge"].map((name) => figure(name)),
  label: rowNumber,
  fresh: (rows) => ({ year: Number(get(rows.at(-1), ["year"]) ?? 1860) + 1, at_least: 7, fire: -1, charge: -1 }),
};
const REINFORCEMENTS: ListSpec = { key: "reinforcements", path: at("reinforcements"), fields: [{ key: "roll", kind: "several", values: FACES }, figure("after_battle_turn")], label: rowNumber, fresh: () => ({ roll: [], after_battle_turn: 0 }) };
const NAVAL: ListSpec = { key: "naval-battle", path: at("naval_battle"), fields: [{ key: "from", kind: "number", at: ["min"] }, { key: "loss", kind: "number" }], label: rowNumber, fresh: (rows) => ({ min: Number(get(rows.at(-1), ["min"]) ?? 0) + 1, loss: 1 }) };

/** Faces of a die are numbers. */
const facesField = (field: Field): Field => ({ ...field, set: (now, faces) => put(now, field.path, isList(faces) ? faces.map(Number) : faces) });

const faced = (table: Table): Table => ({ ...table, rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((field) => (field?.kind === "several" ? facesField(field) : field)) })) });

// --- politics and goals

export function politicsTables(pack: Pack, say: Say): Table[] {
  const cities = (key: string): [Path, Spec] => [CITY_LISTS[key] ?? [], { key, kind: "words", at: [] }];
  const emancipation = valueTable(pack, "emancipation", [...EMANCIPATION, [at("emancipation", "desertion_on"), { key: "desertion-on", kind: "several", at: [], values: FACES }]], say);
  return [
    valueTable(pack, "politics", [number("diplomacy-cost", "politics", "diplomacy_cost"), number("support-points", "politics", "support_points")], say),
    faced(emancipation),
    valueTable(pack, "conscription", [...SIDES.map((side) => number(`conscription-${side}`, "conscription", "production_bonus", side)), number("riots-at-least", "conscription", "riots_at_least"), cities("riots-north"), cities("riots-south")], say),
    valueTable(pack, "war-with-europe", [number("naval-bonus", "war_with_europe", "naval_bonus"), number("port-bonus", "war_with_europe", "port_bonus"), number("revolution-at-least", "war_with_europe", "revolution_at_least")], say),
    grid(pack, say("table-powers"), POWERS.map((power) => [say(`power-${power}`), at("war_with_europe", power)]), [[say("field-power-income"), ["income"]], ...KINDS.map((kind): Part => [itemWord(kind, say), ["units", kind]])], say, true),
    valueTable(pack, "victory", [number("basic-cities", "victory", "basic_cities"), number("south-cities", "victory", "south_cities"), cities("counts-northern")], say),
    valueTable(pack, "election", [[at("election"), { key: "election-date", kind: "choice", at: ["date"], options: months(pack) }], number("election-cities", "election", "cities"), [at("election"), { key: "battle-won-in", kind: "words", at: ["battle_won_in"] }]], say),
    valueTable(pack, "railways-spared", [cities("spared-railway")], say),
  ];
}

const POWERS = ["france", "britain"];
const EMANCIPATION = (
  [
    ["south-gets-infantry", "south_gets_infantry"],
    ["rating-set-to", "rating_set_to"],
    ["rating-lowered-to", "rating_lowered_to"],
    ["secession-at-least", "secession_at_least"],
    ["production-bonus", "production_bonus"],
  ] as const
).map(([key, name]) => number(key, "emancipation", name));

/** The months of the war as the election names them. */
const months = (pack: Pack): { value: string; label: string }[] =>
  (isList(pack["calendar"]) ? pack["calendar"] : []).filter(isRecord).map(({ year, month }) => {
    const date = `${year}-${String(month).padStart(2, "0")}`;
    return { value: date, label: date };
  });
