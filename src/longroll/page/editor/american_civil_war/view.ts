/** A pack as a board and a position: the map, and who stands on it when a scenario begins. Pure. */

import type { BoardData, Holder, Pieces, View } from "../../games/american_civil_war/types.ts";
import { get, type Pack } from "../path.ts";
import { bordersOf, KINDS, railwaysOf, scenariosOf, spacesOf, type Stack, statesOf } from "./pack.ts";

/** Where a space is drawn whose place is no number yet. */
const ASTRAY = { lon: -80, lat: 38 };

export function boardOf(pack: Pack): BoardData {
  const spaces = spacesOf(pack);
  const ids = new Set(spaces.map(({ id }) => id));
  const drawn = ({ a, b }: { a: string; b: string }): boolean => ids.has(a) && ids.has(b);
  const borders = bordersOf(pack).filter(drawn);
  return {
    spaces: spaces.map((space) => ({ ...space, lon: number(space.lon, ASTRAY.lon), lat: number(space.lat, ASTRAY.lat), adjacent: borders.flatMap(({ a, b }) => (a === space.id ? b : b === space.id ? a : [])) })),
    names: Object.fromEntries(spaces.map(({ id, name }) => [id, name])),
    states: statesOf(pack).map(({ id, name, home }) => ({ id, name, home })),
    railways: railwaysOf(pack).filter(drawn),
    turns: pack["calendar"] as unknown as BoardData["turns"],
  };
}

const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

/** What is printed: the scenario that the title begins with. */
export const usualScenario = (pack: Pack): number => Math.max(0, scenariosOf(pack).findIndex(({ id }) => id === (pack["title"] === "civil-war-basic" ? "basic" : "historical")));

export function setUpView(pack: Pack, scenario: number): View {
  const none = { union: 0, confederate: 0 };
  const ratings = (key: string) => ({ union: number(get(pack, ["scenarios", scenario, key, "north"]), 0), confederate: number(get(pack, ["scenarios", scenario, key, "south"]), 0) });
  const sails = get(pack, ["scenarios", scenario, "naval_rating"]) !== undefined;
  return {
    turn: 1,
    side: "union",
    asked: "union",
    step: "over",
    space: "",
    target: "",
    armies: armiesOf(scenariosOf(pack)[scenario]?.fixed ?? []),
    moved: {},
    quota: {},
    placed: [],
    values: {},
    owners: Object.fromEntries(spacesOf(pack).map(({ id, home }) => [id, ownerOf(home)])) as View["owners"],
    battle: null,
    points: {},
    income: none,
    score: none,
    needed: none,
    goals: [],
    costs: {},
    ...(sails ? { naval: ratings("naval_rating") } : {}),
  };
}

const ownerOf = (home: string): Holder => (home === "north" ? "union" : home === "south" ? "confederate" : "nobody");

/** The pieces of a stack by their sorts. */
export function sortsOf(stack: Stack): Pieces {
  const nation = stack.side === "south" ? "confederate" : "union";
  return Object.fromEntries(KINDS.flatMap((kind): [string, number][] => (number(stack[kind], 0) > 0 ? [[`${nation}-${kind.split("_")[0]}`, number(stack[kind], 0)]] : [])));
}

function armiesOf(stacks: readonly Stack[]): Record<string, Pieces> {
  const found: Record<string, Pieces> = {};
  for (const stack of stacks) for (const [sort, count] of Object.entries(sortsOf(stack))) (found[stack.space] ??= {})[sort] = (found[stack.space]?.[sort] ?? 0) + count;
  return found;
}
