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

const LISTS = ["hills", "lines", "water", "crossings", "places", "entries", "objectives"];
const INNER: Record<string, string> = { hills: "hexes", lines: "hexes", water: "sides", entries: "hexes" };

const isPair = (value: Json | undefined): boolean => isList(value) && value.length === 2 && value.every((end) => Number.isInteger(end));
const isText = (value: Json | undefined): boolean => typeof value === "string";
const areTexts = (value: Json | undefined): boolean => isList(value) && value.every(isText);

function isMap(map: Json | undefined): boolean {
  if (!isRecord(map) || !isPair(map["columns"]) || !isPair(map["rows"]) || !isText(map["base"]) || !isRecord(map["terrain"])) return false;
  const compass = map["compass"];
  if (!isRecord(compass) || !areTexts(compass["union"]) || !areTexts(compass["confederate"])) return false;
  if (!areTexts(map["talus"]) || !Object.values(map["terrain"]).every(areTexts)) return false;
  return LISTS.every((name) => isRows(map[name], INNER[name]));
}

function isRows(rows: Json | undefined, inner: string | undefined): boolean {
  return isList(rows) && rows.every((row) => isRecord(row) && (inner === undefined || areTexts(row[inner])));
}

const isFace = (face: Json | undefined): boolean => isList(face) && face.length === 4;

const isUnit = (unit: Json): boolean => isRecord(unit) && isText(unit["id"]) && isText(unit["label"]) && isFace(unit["full"]) && (unit["reduced"] == null || isFace(unit["reduced"]));

/** Has it all that is drawn, in the shape in which it is drawn? */
export function isShowable(pack: Pack): boolean {
  const [units, formations, turns, tables] = [pack["units"], pack["formations"], pack["turns"], pack["tables"]];
  const forces = isList(units) && units.every(isUnit) && isList(formations) && formations.every((one) => isRecord(one) && isText(one["name"]));
  return forces && isRows(turns, undefined) && isRecord(tables) && isMap(pack["map"]);
}
