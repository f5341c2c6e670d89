/** The parts of a pack of The American Civil War, under their types. */

import type { Home, Space as PrintedSpace } from "../../games/american_civil_war/types.ts";
import { get, isList, isRecord, type Json, type Pack, put } from "../path.ts";

export type Space = Omit<PrintedSpace, "adjacent">;
export interface Pair {
  a: string;
  b: string;
}
export interface Railway extends Pair {
  lines: string[];
}
export interface State {
  id: string;
  name: string;
  home: Home;
  confederate: boolean;
}
/** Pieces that stand together when the war begins: how many of each kind. */
export interface Stack extends Partial<Record<(typeof KINDS)[number], number>> {
  side: (typeof SIDES)[number];
  space: string;
}
export interface Scenario {
  id: string;
  fixed: Stack[];
}

/** As a pack calls them, in the order in which they are offered. */
export const SIDES = ["north", "south"] as const;
export const HOMES = ["north", "south", "border", "canada", "mexico"] as const;
export const SPACE_KINDS = ["region", "city"] as const;
export const KINDS = ["infantry", "cavalry", "elite_cavalry", "artillery", "leader"] as const;

const list = <T>(pack: Pack, ...path: string[]): T[] => (get(pack, path) ?? []) as unknown as T[];

export const spacesOf = (pack: Pack): Space[] => list(pack, "map", "spaces");
export const bordersOf = (pack: Pack): Pair[] => list(pack, "map", "borders");
export const railwaysOf = (pack: Pack): Railway[] => list(pack, "map", "railways");
export const statesOf = (pack: Pack): State[] => list(pack, "map", "states");
export const scenariosOf = (pack: Pack): Scenario[] => list(pack, "scenarios");
export const variantsOf = (pack: Pack): { id: string }[] => list(pack, "map", "production_variants");

export const withMap = (pack: Pack, part: string, rows: readonly unknown[]): Pack => put(pack, ["map", part], rows as Json);
export const withScenarios = (pack: Pack, scenarios: readonly Scenario[]): Pack => put(pack, ["scenarios"], scenarios as unknown as Json);

const areRecords = (value: Json | undefined): boolean => isList(value) && value.every(isRecord);
const haveTexts = (value: Json | undefined, keys: readonly string[]): boolean => isList(value) && value.every((row) => isRecord(row) && keys.every((key) => typeof row[key] === "string"));

/** Has it all that is drawn, in the shape in which it is drawn? */
export function isShowable(pack: Pack): boolean {
  const { map, scenarios, calendar, capitals, tables } = pack;
  if (!isRecord(map) || !isRecord(capitals) || !isRecord(tables) || !areRecords(calendar) || !areRecords(scenarios)) return false;
  const land = haveTexts(map["spaces"], ["id", "name", "kind"]) && haveTexts(map["borders"], ["a", "b"]) && haveTexts(map["railways"], ["a", "b"]);
  return land && haveTexts(map["states"], ["id", "name"]) && areRecords(map["production_variants"]) && scenariosOf(pack).every(({ fixed }) => haveTexts(fixed as unknown as Json, ["side", "space"]));
}
