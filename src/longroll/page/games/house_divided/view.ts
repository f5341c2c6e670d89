/** Who stands where in a position of A House Divided, and how it is said. */

import type { Facts, State } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import { readView, type Battle, type Side, type Unit, type View } from "./types.ts";

export const viewOf = (state: State): View => readView(state.view);

export function unitsIn(view: View, box: string, side = ""): Unit[] {
  return view.units.filter((unit) => unit.box === box && (side === "" || unit.side === side));
}

export function findUnit(view: View, name: string): Unit | undefined {
  return view.units.find((unit) => unit.unit === name);
}

export const enemyOf = (side: string): Side => (side === "union" ? "confederate" : "union");

/** `3 militia infantry, 1 veteran cavalry; 2 entrenched`, or `none`. */
export function force(view: View, box: string, side = ""): string {
  const units = unitsIn(view, box, side);
  if (units.length === 0) return "none";
  const marks = (["entrenched", "reduced"] as const).map((mark) => markOf(mark, units)).filter(Boolean);
  return [kindsOf(units), ...marks].join("; ");
}

/** `3 militia infantry, 1 veteran cavalry`. */
export function kindsOf(units: readonly (Facts | Unit)[]): string {
  const counts = new Map<string, number>();
  for (const { rank, arm } of units) counts.set(`${rank} ${arm}`, (counts.get(`${rank} ${arm}`) ?? 0) + 1);
  const kinds = [...counts].map(([kind, count]) => {
    const [rank = "", arm = ""] = kind.split(" ");
    return say("units-alike", { count, rank, arm });
  });
  return kinds.join(", ");
}

function markOf(mark: "entrenched" | "reduced", units: Unit[]): string {
  const count = units.filter((unit) => unit[mark]).length;
  if (count === 0) return "";
  return count === units.length ? say(mark) : say(`${mark}-some`, { count });
}

/** `u3 militia infantry`. */
export function plain(view: View, name: string): string {
  const unit = findUnit(view, name);
  return unit ? say("unit-plain", { unit: name, rank: unit.rank, arm: unit.arm }) : name;
}

/** `u3 (militia infantry)`. */
export function short(view: View, name: string): string {
  const unit = findUnit(view, name);
  return unit ? say("unit", { unit: name, rank: unit.rank, arm: unit.arm }) : name;
}

/** `u3 militia infantry, entrenched`. */
export function inFull(view: View, name: string): string {
  const unit = findUnit(view, name);
  if (!unit) return name;
  const marks = (["entrenched", "reduced"] as const).filter((mark) => unit[mark]).map((mark) => say(mark));
  if (unit.marched && view.phase === "movement") marks.push(say("marched", { count: unit.marched }));
  return [plain(view, name), ...marks].join(", ");
}

/** The unit that is being given a target, and what it hits each enemy with. */
export function aiming(battle: Battle): { unit: string; values: Record<string, number> } | null {
  const unit = Object.keys(battle.values)[battle.declared.length];
  return unit === undefined ? null : { unit, values: battle.values[unit] ?? {} };
}
