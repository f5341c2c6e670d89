/** A pack as a board and a position: the map, and who stands on it before the first turn. Pure. */

import type { BoardData, Unit, View } from "../../games/house_divided/types.ts";
import { get, isList, isRecord, type Pack } from "../path.ts";
import { armiesOf, boxesOf, linesOf, nameOfBox, navalBaseOf } from "./pack.ts";

export function boardOf(pack: Pack): BoardData {
  const ids = new Set(boxesOf(pack).map(({ id }) => id));
  const lines = linesOf(pack).filter(({ a, b }) => ids.has(a) && ids.has(b));
  return {
    boxes: boxesOf(pack).map((box) => ({ ...box, name: nameOfBox(box) })),
    lines: lines.map((line) => ({ ...line, id: `${line.a}--${line.b}:${line.type}` })),
    turns: pack["calendar"] as unknown as BoardData["turns"],
    naval_base: navalBaseOf(pack),
  };
}

/** The counters of an army are named after its number. */
export const unitName = (army: number, counter: number): string => `${army}-${counter}`;
export const armyOf = (unit: string): number => Number(unit.split("-")[0]);

/** A box holds no more counters than can be drawn. */
const MOST = 40;

export function setUpView(pack: Pack): View {
  const none = { union: 0, confederate: 0 };
  const pool = { infantry: 0, cavalry: 0 };
  const ids = new Set(boxesOf(pack).map(({ id }) => id));
  return {
    turn: 1,
    side: "union",
    step: "over",
    phase: "over",
    marches: 0,
    invasion: false,
    recruits: 0,
    box: "",
    units: armiesOf(pack).flatMap((army, n) => (ids.has(army.box) ? Array.from({ length: Math.min(MOST, Number(army.count) || 0) }, (_, k) => standing(pack, army, unitName(n, k))) : [])),
    control: Object.fromEntries(boxesOf(pack).map(({ id, home }) => [id, home === "neutral" ? "nobody" : home])),
    lightly: [],
    maximum: none,
    strength: none,
    pool: { union: pool, confederate: pool },
    reserve: 0,
    last_turn: 1,
    threats: [],
    battle: null,
  };
}

function standing(pack: Pack, { side, arm, rank, box }: ReturnType<typeof armiesOf>[number], unit: string): Unit {
  const kinds = get(pack, ["counters", "unit_types"]);
  const kind = isList(kinds) ? kinds.find((one) => isRecord(one) && one["arm"] === arm && one["rank"] === rank) : undefined;
  const value = isRecord(kind) ? Number(kind["combat_value"]) || 0 : 0;
  return { unit, side, arm, rank, value, box, marched: 0, digging: false, reduced: false, entrenched: false };
}
