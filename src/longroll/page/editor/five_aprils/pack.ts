/** The parts of a pack of Across Five Aprils, under their types. */

import type { BoardData, Counter, HexMap as PrintedMap } from "../../games/five_aprils/types.ts";
import { isList, isRecord, type Json, type Pack, put } from "../path.ts";

/** What the board does not draw is part of the map too. */
export type HexMap = PrintedMap & { hill_cuts?: string[]; shore?: string[] };
export type Line = HexMap["lines"][number];
export type Water = HexMap["water"][number];

export const mapOf = (pack: Pack): HexMap => pack["map"] as unknown as HexMap;
export const unitsOf = (pack: Pack): BoardData["units"] => pack["units"] as unknown as BoardData["units"];
export const formationsOf = (pack: Pack): BoardData["formations"] => pack["formations"] as unknown as BoardData["formations"];
export const withMap = (pack: Pack, map: HexMap): Pack => ({ ...pack, map: map as unknown as Json });

/** A unit is set up or arrives, never both. */
export function withBeginning(pack: Pack, number: number, beginning: Pick<Counter, "setup" | "arrival">): Pack {
  const unit = unitsOf(pack)[number];
  if (!unit) return pack;
  const { setup, arrival, tags, ...rest } = unit;
  void [setup, arrival];
  return put(pack, ["units", number], { ...rest, ...beginning, tags } as unknown as Json);
}

/** The lists of the map: what each row holds as texts, and which list of texts. */
const LISTS: Record<string, { texts: string[]; list?: string }> = {
  hills: { texts: [], list: "hexes" },
  lines: { texts: [], list: "hexes" },
  water: { texts: [], list: "sides" },
  crossings: { texts: ["side"] },
  places: { texts: ["name", "hex"] },
  entries: { texts: [], list: "hexes" },
  objectives: { texts: ["name", "hex"] },
};
/** Lists of hexes or sides that a map may have. */
const OPTIONAL = ["bank", "hill_cuts", "shore"];

const isPair = (value: Json | undefined): value is readonly [number, number] => isList(value) && value.length === 2 && value.every((end) => Number.isInteger(end));
const isText = (value: Json | undefined): boolean => typeof value === "string";
const areTexts = (value: Json | undefined): boolean => isList(value) && value.every(isText);

function isMap(map: Json | undefined): boolean {
  if (!isRecord(map) || !isText(map["base"]) || !isRecord(map["terrain"]) || !isMapSize(map["columns"], map["rows"])) return false;
  const compass = map["compass"];
  if (!isRecord(compass) || !areTexts(compass["union"]) || !areTexts(compass["confederate"])) return false;
  if (!areTexts(map["talus"]) || !Object.values(map["terrain"]).every(areTexts)) return false;
  if (!OPTIONAL.every((name) => map[name] === undefined || areTexts(map[name]))) return false;
  return Object.entries(LISTS).every(([name, { texts, list }]) => isRows(map[name], texts, list));
}

const MOST_HEXES = 2000;

/** Is there a sheet of this extent that a browser can draw? */
function isMapSize(columns: Json | undefined, rows: Json | undefined): boolean {
  if (!isPair(columns) || !isPair(rows)) return false;
  const [wide, high] = [columns[1] - columns[0], rows[1] - rows[0]];
  return wide >= 0 && high >= 0 && (wide + 1) * (high + 1) <= MOST_HEXES && columns[0] >= 0 && rows[0] >= 0;
}

function isRows(rows: Json | undefined, texts: readonly string[], list?: string): boolean {
  return isList(rows) && rows.every((row) => isRecord(row) && texts.every((key) => isText(row[key])) && (list === undefined || areTexts(row[list])));
}

const isFace = (face: Json | undefined): boolean => isList(face) && face.length === 4;

const isArrival = (arrival: Json): boolean => isRecord(arrival) && areTexts(arrival["entries"]);
const isBeginning = ({ setup, arrival }: { readonly [key: string]: Json }): boolean => (setup === undefined || isText(setup)) && (arrival === undefined || isArrival(arrival));

const isUnit = (unit: Json): boolean => isRecord(unit) && isText(unit["id"]) && isText(unit["label"]) && isBeginning(unit) && isFace(unit["full"]) && (unit["reduced"] == null || isFace(unit["reduced"]));

/** Has it all that is drawn, in the shape in which it is drawn? */
export function isShowable(pack: Pack): boolean {
  const [units, formations, turns, tables] = [pack["units"], pack["formations"], pack["turns"], pack["tables"]];
  const forces = isList(units) && units.every(isUnit) && isList(formations) && formations.every((one) => isRecord(one) && isText(one["name"]));
  return forces && isRows(turns, []) && isRecord(tables) && isMap(pack["map"]);
}
