/** The reference cards of The American Civil War: basic game, standard game, tactical battle, advanced rules. */

import { type Block, figure, type ReferenceCard, rulesOf, signed, type Table, type Tables } from "../reference.ts";
import type { Say } from "../../words/catalogue.ts";

type Figures = Record<string, number | null>;
interface Piece {
  id: string;
  move?: number;
  fire?: number | null;
  battle_actions?: number;
  fire_range?: number;
}
interface Range {
  min: number;
  max?: number | null;
}
interface Data {
  pieces: { basic: Piece[]; standard: Piece[] };
  costs: { basic: { both: Figures }; standard: { north_and_europe: Figures; south_by_year: Record<string, Figures> } };
  rail: { points: Figures };
  naval_battle: { loss_of_loser: (Range & { loss: number })[] };
  fire: { hit_on_at_least: { infantry: Figures; cavalry: Figures; artillery: { range_1: Figures; range_2: Figures } } };
  charge: { attacker_modifier: Record<string, Figures> };
  pursuit: { destroyed_on_at_least: Record<string, Figures> };
  terrain: { number: (Range & { count: number })[]; kind: (Range & { id: string } & Record<string, unknown>)[] };
  entrenchment: { by_year: { year: number; at_least: number; fire: number; charge: number }[] };
  reinforcements: { arrival: { roll: number[]; after_battle_turn: number }[] };
}

const UNITS = ["infantry", "cavalry", "artillery"];
const kindOf = (say: Say) => (kind: string) => say("card-kind", { kind: kind.replace("_", "-") });
const range = ({ min, max }: Range): string => (max === null || max === undefined ? `${min}+` : min === max ? String(min) : `${min}–${max}`);
const moving = (pieces: Piece[]): Piece[] => pieces.filter(({ move }) => move !== undefined);
const title = (say: Say, name: string): string => say("card-column", { name });

function basicPieces({ pieces, costs }: Data, say: Say): Table {
  return {
    head: [title(say, "piece"), ...["move", "fire", "cost"].map((name) => title(say, name))],
    rows: moving(pieces.basic).map(({ id, move, fire }) => [kindOf(say)(id), figure(move), figure(fire), figure(costs.basic.both[id])]),
  };
}

/** What pieces cost the North in any year and the South in each. */
function prices({ costs }: Data, say: Say): Table {
  const { north_and_europe: north, south_by_year: south } = costs.standard;
  const years = Object.keys(south);
  return {
    head: [title(say, "cost"), say("side", { side: "union" }), ...years.map((year) => `${say("card-south")} ${year}`)],
    rows: Object.keys(north).map((kind) => [kindOf(say)(kind), figure(north[kind]), ...years.map((year) => figure(south[year]?.[kind]))]),
  };
}

function movement({ pieces, rail }: Data, say: Say): Table {
  return {
    head: [title(say, "piece"), title(say, "move"), title(say, "transport")],
    rows: moving(pieces.standard).map(({ id, move }) => [kindOf(say)(id), figure(move), figure(rail.points[id])]),
  };
}

function navalLosses({ naval_battle }: Data, say: Say): Table {
  return { head: [title(say, "difference"), title(say, "loss")], rows: naval_battle.loss_of_loser.map((row) => [range(row), figure(row.loss)]) };
}

function actions({ pieces }: Data, say: Say): Table {
  return {
    head: [title(say, "piece"), title(say, "actions"), title(say, "range")],
    rows: moving(pieces.standard).map(({ id, battle_actions, fire_range }) => [kindOf(say)(id), figure(battle_actions), figure(fire_range || null)]),
  };
}

function fire({ fire: { hit_on_at_least: needs } }: Data, say: Say): Table {
  const row = (name: string, figures: Figures): string[] => [name, ...UNITS.map((unit) => figure(figures[unit]))];
  const guns = (reach: number): string => `${kindOf(say)("artillery")} (${title(say, "range")} ${reach})`;
  return {
    head: [title(say, "fire"), ...UNITS.map(kindOf(say))],
    rows: [
      row(kindOf(say)("infantry"), needs.infantry),
      row(kindOf(say)("cavalry"), needs.cavalry),
      row(guns(1), needs.artillery.range_1),
      row(guns(2), needs.artillery.range_2),
    ],
  };
}

function charge({ charge: { attacker_modifier: by } }: Data, say: Say): Table {
  return {
    head: [title(say, "charge"), ...UNITS.map(kindOf(say))],
    rows: Object.entries(by).map(([kind, figures]) => [kindOf(say)(kind), ...UNITS.map((unit) => signed(figures[unit]).replace("–", "0"))]),
  };
}

function pursuit({ pursuit: { destroyed_on_at_least: needs } }: Data, say: Say): Table {
  const columns = [...UNITS, "leader"];
  return {
    head: [title(say, "pursuit"), ...columns.map(kindOf(say))],
    rows: Object.entries(needs).map(([kind, figures]) => [kindOf(say)(kind), ...columns.map((column) => figure(figures[column]))]),
  };
}

function trenches({ entrenchment }: Data, say: Say): Table {
  return {
    head: [title(say, "year"), title(say, "need"), title(say, "fire"), title(say, "charge")],
    rows: entrenchment.by_year.map((row) => [String(row.year), `${row.at_least}+`, signed(row.fire), signed(row.charge)]),
  };
}

function arrivals({ reinforcements }: Data, say: Say): Table {
  return {
    head: [title(say, "roll"), title(say, "arrival")],
    rows: reinforcements.arrival.map(({ roll, after_battle_turn: turn }) => [range({ min: roll[0] ?? 0, max: roll.at(-1) ?? 0 }), say("card-arrival", { turn })]),
  };
}

function terrain({ terrain: { number, kind } }: Data, say: Say): Table[] {
  const count: Table = { head: [title(say, "roll"), title(say, "number")], rows: number.map((row) => [range(row), String(row.count)]) };
  const value = (row: Record<string, unknown>, name: string): number => (typeof row[name] === "number" ? row[name] : 0);
  const columns: [string, string, string][] = [["fire", "fire_into", ""], ["charge", "charge_into", "no_charge"], ["guns", "artillery_fire_from", ""], ["pursuit", "pursuit_against", "no_pursuit"]];
  const rows = kind.map((row) => [
    `${range(row)} ${say("terrain", { terrain: row.id })}`,
    ...columns.map(([, field, never]) => (never && row[never] ? "×" : signed(value(row, field)))),
  ]);
  return [count, { head: [title(say, "roll"), ...columns.map(([name]) => title(say, name))], rows }];
}

const basic = (data: Data, say: Say): Block[] => [
  { section: "1.4", rules: rulesOf("B-turn", "01 02 03") },
  { section: "1.5", rules: rulesOf("B-move", "02 03 04 06"), tables: [basicPieces(data, say)] },
  { section: "1.6", rules: rulesOf("B-battle", "01 02 03 04 06") },
  { section: "1.7", rules: rulesOf("B-fire", "01 02 03 04 05 07 08 11 12") },
  { section: "1.8", rules: rulesOf("B-bonus", "01 02") },
  { section: "1.9", rules: rulesOf("B-rally", "01 02 03 06") },
  { section: "1.10", rules: rulesOf("B-reserve", "01 02") },
  { section: "1.11", rules: rulesOf("B-end", "01 03 04") },
  { section: "1.12", rules: rulesOf("B-win", "01 02 03 04") },
  { section: "1.13", rules: rulesOf("B-buy", "01 02 03 07 08 09 10") },
];

const standard = (data: Data, say: Say): Block[] => [
  { section: "2.4", rules: rulesOf("S-seq", "01 02 05") },
  { section: "2.2", rules: rulesOf("S-map", "06 07 08") },
  { section: "2.5", rules: rulesOf("S-move", "02 03 04"), tables: [movement(data, say)] },
  { section: "2.6", rules: rulesOf("S-rail", "01 02 03 05 06") },
  { section: "2.7", rules: rulesOf("S-amph", "01 02 04 05 06 07 08") },
  { section: "2.8", rules: rulesOf("S-naval", "02 05"), tables: [navalLosses(data, say)] },
  { section: "2.9", rules: ["S-pol-01", ...rulesOf("S-eman", "02 04 05 06 07"), ...rulesOf("S-consc", "02 03 04 05"), ...rulesOf("S-dipl", "01 02"), ...rulesOf("S-supp", "01 02 03")] },
  { section: "2.10", rules: rulesOf("S-euro", "01 02 03") },
  { section: "2.12", rules: rulesOf("S-prod", "03 04 05 08 09 10"), tables: [prices(data, say)] },
  { section: "2.3", rules: rulesOf("S-win", "01 04 05 06") },
];

const battle = (data: Data, say: Say): Block[] => [
  { section: "2.13", rules: rulesOf("S-tac", "02 03") },
  { section: "2.15", rules: rulesOf("S-deploy", "01 02 03") },
  { section: "2.16", rules: rulesOf("S-phase", "01 04 05 06 07"), tables: [actions(data, say)] },
  { section: "2.17", rules: rulesOf("S-tmove", "01 02 03 04 05") },
  { section: "2.18", rules: rulesOf("S-fire", "01 02 03 05"), tables: [fire(data, say)] },
  { section: "2.19", rules: rulesOf("S-charge", "01 02 03 04 06 07 08 09 10 11"), tables: [charge(data, say)] },
  { section: "2.20", rules: rulesOf("S-leader", "02 05 06") },
  { section: "2.21", rules: rulesOf("S-tend", "01 02 03 04 05") },
  { section: "2.22", rules: rulesOf("S-pursuit", "02 03 04 05 06 07"), tables: [pursuit(data, say)] },
  { section: "2.23", rules: rulesOf("S-retreat", "01 02 03 05") },
];

const advanced = (data: Data, say: Say): Block[] => [
  { section: "3.1", rules: rulesOf("A-elec", "01 02 03") },
  { section: "3.2", rules: rulesOf("A-exp", "01 02") },
  { section: "3.3", rules: rulesOf("A-init", "01 02 03 04 05") },
  { section: "3.4", rules: rulesOf("A-capt", "01 02 03") },
  { section: "3.5", rules: rulesOf("A-trench", "01 02 04"), tables: [trenches(data, say)] },
  { section: "3.6", rules: ["A-rail-01"] },
  { section: "3.7", rules: rulesOf("A-block", "01 02") },
  { section: "3.8", rules: ["A-avoid-01"] },
  { section: "3.9", rules: rulesOf("A-states", "01 02 03") },
  { section: "3.10", rules: rulesOf("A-reinf", "01 03"), tables: [arrivals(data, say)] },
  { section: "3.11", rules: ["A-terr-03"], tables: terrain(data, say) },
  { section: "3.12", rules: rulesOf("A-four", "01 02 03 04 05") },
];

const card = (name: string, label: string, blocks: (data: Data, say: Say) => Block[]): ReferenceCard => ({
  name,
  titles: name === "civil-war-basic" ? [name] : ["civil-war-standard", "civil-war-teams"],
  label,
  blocks: (tables: Tables, say: Say) => blocks(tables as unknown as Data, say),
});

export const cards: ReferenceCard[] = [
  card("civil-war-basic", "title-civil-war-basic", basic),
  card("civil-war-standard", "title-civil-war-standard", standard),
  card("civil-war-battle", "card-civil-war-battle", battle),
  card("civil-war-advanced", "card-civil-war-advanced", advanced),
];
