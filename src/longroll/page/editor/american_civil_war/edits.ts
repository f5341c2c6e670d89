/** Changes of a map of spaces that touch more than one place of a pack. Pure. */

import { append, drop, get, isList, isRecord, type Json, type Pack, type Path, put } from "../path.ts";
import { bordersOf, railwaysOf, scenariosOf, spacesOf, type Stack, statesOf, variantsOf, withMap, withScenarios } from "./pack.ts";

/** The lists of cities in the tables, by what is said of a city in them. */
export const CITY_LISTS: Record<string, Path> = {
  "spared-railway": ["tables", "railways_spared"],
  "counts-northern": ["tables", "victory", "counted_as_northern"],
  "riots-north": ["tables", "conscription", "riot_cities", "north"],
  "riots-south": ["tables", "conscription", "riot_cities", "south"],
};

type Call = (name: string) => string | null;

/** With another name wherever a space is named outside the list of spaces; null: it is named no more. */
function mention(pack: Pack, id: string, next: string | null): Pack {
  const call: Call = (name) => (name === id ? next : name);
  const pairs = <T extends { a: string; b: string }>(rows: T[]): T[] => rows.flatMap((row) => ends(row, call));
  let now = withMap(withMap(pack, "borders", pairs(bordersOf(pack))), "railways", pairs(railwaysOf(pack)));
  now = withScenarios(now, scenariosOf(now).map((scenario) => ({ ...scenario, fixed: scenario.fixed.flatMap((stack) => moved(stack, call)) })));
  variantsOf(now).forEach((_, n) => (now = keyed(now, ["map", "production_variants", n, "values"], call)));
  for (const path of Object.values(CITY_LISTS)) now = named(now, path, call);
  return now;
}

function ends<T extends { a: string; b: string }>(row: T, call: Call): T[] {
  const [a, b] = [call(row.a), call(row.b)];
  return a === null || b === null ? [] : [{ ...row, a, b }];
}

function moved(stack: Stack, call: Call): Stack[] {
  const space = call(stack.space);
  return space === null ? [] : [{ ...stack, space }];
}

function named(pack: Pack, path: Path, call: Call): Pack {
  const names = get(pack, path);
  return isList(names) ? put(pack, path, names.flatMap((name) => (typeof name === "string" ? (call(name) ?? []) : name))) : pack;
}

function keyed(pack: Pack, path: Path, call: Call): Pack {
  const values = get(pack, path);
  if (!isRecord(values)) return pack;
  const rows = Object.entries(values).map(([name, value]): [string | null, Json] => [call(name), value]);
  return put(pack, path, Object.fromEntries(rows.filter((row): row is [string, Json] => row[0] !== null)));
}

/** A space has another id: so has all that speaks of it. */
export function renameSpace(pack: Pack, number: number, id: string): Pack {
  const old = spacesOf(pack)[number]?.id ?? "";
  let now = mention(put(pack, ["map", "spaces", number, "id"], id), old, id);
  for (const side of Object.keys(isRecord(now["capitals"]) ? now["capitals"] : {})) if (get(now, ["capitals", side]) === old) now = put(now, ["capitals", side], id);
  return now;
}

/** A space goes with its borders, its railways and who stands there. */
export function removeSpace(pack: Pack, number: number): Pack {
  return mention(drop(pack, ["map", "spaces", number]), spacesOf(pack)[number]?.id ?? "", null);
}

export function renameState(pack: Pack, number: number, id: string): Pack {
  const old = statesOf(pack)[number]?.id;
  return withMap(put(pack, ["map", "states", number, "id"], id), "spaces", spacesOf(pack).map((space) => (space.state === old ? { ...space, state: id } : space)));
}

export const addBorder = (pack: Pack, a: string, b: string): Pack => append(pack, ["map", "borders"], { a, b });
export const addRailway = (pack: Pack, a: string, b: string): Pack => append(pack, ["map", "railways"], { a, b, lines: [] });
export const addStack = (pack: Pack, scenario: number, stack: Stack): Pack => append(pack, ["scenarios", scenario, "fixed"], stack as unknown as Json);

/** A month more, after the last. */
export function nextMonth(rows: readonly Json[]): Json {
  const last = rows.at(-1);
  const [year, month] = [get(last, ["year"]), get(last, ["month"])].map(Number) as [number, number];
  return { turn: rows.length + 1, year: month === 12 ? year + 1 : year, month: (month % 12) + 1, quarter_end: month % 3 === 2 };
}

/** Without a month; those after it have other numbers. */
export function removeMonth(pack: Pack, number: number): Pack {
  const rows = get(pack, ["calendar"]);
  return isList(rows) ? put(pack, ["calendar"], rows.filter((_, n) => n !== number).map((row, n) => put(row, ["turn"], n + 1))) : pack;
}
