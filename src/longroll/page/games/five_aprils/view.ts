/** Who stands where in a battle, and what it is called there. */

import type { Facts, State } from "../../api/types.ts";
import { distance } from "../../boards/common/geometry.ts";
import { cellOf, centreOf, HEX } from "../../boards/five_aprils/grid.ts";
import { say } from "../../state/words.svelte.ts";
import { type BoardData, type Counter, readBoard, readView, type Side, type Unit, type View, type Waiting } from "./types.ts";

export const viewOf = (state: State): View => readView(state.view);

export const enemyOf = (side: string): Side => (side === "union" ? "confederate" : "union");

export const sideOf = (unit: string): Side => (unit.startsWith("u-") ? "union" : "confederate");

export function findUnit(view: View, name: string): Unit | undefined {
  return view.units.find(({ unit }) => unit === name);
}

export function unitsIn(view: View, hex: string): Unit[] {
  return view.units.filter((unit) => unit.hex === hex);
}

export function waitingFor(view: View, name: string): Waiting | undefined {
  return view.waiting.find(({ unit }) => unit === name);
}

export function printedOf(board: BoardData, name: string): Counter | undefined {
  return board.units.find(({ id }) => id === name);
}

/** Names of this battle: the same id may mean something else in another one. */
export function namesOf(board: BoardData): Map<string, string> {
  const { places, objectives } = board.map;
  return new Map([
    ...[...places, ...objectives].map(({ name, hex }): [string, string] => [hex, `${name} (${hex})`]),
    ...board.units.map(({ id, label }): [string, string] => [id, label]),
    ...board.formations.map(({ id, name }): [string, string] => [id, name]),
  ]);
}

const known = new WeakMap<object, Map<string, string>>();

/** Facts with the names of this battle in place of ids. */
export function named(board: unknown, facts: Facts): Facts {
  const data = readBoard(board);
  const names = known.get(data) ?? namesOf(data);
  known.set(data, names);
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, names.get(String(fact)) ?? fact]));
}

/** A hex without a name of its own is said to be near one that has, if it is. */
const NEAR = 2.05 * HEX;

/** The facts of an event with the names of this battle, and with what its hex is near. */
export function located(board: unknown, facts: Facts): Facts {
  const told = named(board, facts);
  const { hex } = facts;
  if (typeof hex !== "string" || told["hex"] !== hex) return told;
  const near = nameNear(readBoard(board), hex);
  return near ? { ...told, hex: say("hex-near", { hex, place: near }) } : told;
}

function nameNear({ map }: BoardData, hex: string): string {
  if (!/^\d{4}$/.test(hex)) return "";
  const here = centreOf(cellOf(hex));
  const [nearest] = [...map.places, ...map.objectives]
    .map(({ name, hex: other }) => ({ name, far: distance(here, centreOf(cellOf(other))) }))
    .filter(({ far }) => far < NEAR)
    .sort((one, other) => one.far - other.far);
  return nearest?.name ?? "";
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
