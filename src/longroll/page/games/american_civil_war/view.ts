/** Who stands where in a position of The American Civil War, and how it is said. */

import type { State } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import { type Force, forces, kindOf, nationOf } from "./forces.ts";
import { type Battle, type BattleSide, type Pieces, readView, type Side, type Space, type View } from "./types.ts";

export const viewOf = (state: State): View => readView(state.view);

export const enemyOf = (side: BattleSide): BattleSide => (side === "attacker" ? "defender" : "attacker");

/** What a piece of this sort, a rail action or a naval point costs who is asked; the powers of Europe have price lists of
 * their own. */
export function priceOfSort(view: View, sort: string): number {
  const kind = sort.includes("-") ? kindOf(sort) : sort;
  return view.costs[isPower(nationOf(sort)) ? nationOf(sort) : view.asked]?.[kind] ?? 0;
}

const isPower = (nation: string): boolean => nation === "british" || nation === "french";

/** The points of whoever pays for a piece of this sort. */
export const purseOf = (view: View, sort: string): number => view.points[isPower(nationOf(sort)) ? nationOf(sort) : view.asked] ?? 0;

/** The points a side has, and those it needs to win. */
export const scoreOf = (view: View, side: Side): { have: number; need: number } => ({ have: view.score[side], need: view.needed[side] });

/** `5 Union infantry, 1 Union leader`. */
export const forceWords = ({ sorts }: Force, speak = say): string => sorts.map(({ sort, count }) => speak("pieces", { sort, count })).join(", ");

/** `Washington: city, port, 10 points; held by the Union; 5 Union infantry`. */
export function aboutSpace(space: Space, view: View | null, speak = say): string {
  const holder = view?.owners[space.id] ?? "nobody";
  const first = speak("about-space", { space: space.id, kind: space.kind, port: space.port ? "yes" : "no", production: view?.values[space.id] ?? space.production });
  const listed = (pieces: Pieces | undefined): string[] => forces(pieces ?? {}).map((force) => forceWords(force, speak));
  const moved = listed(view?.moved[space.id]).map((pieces) => speak("have-moved", { pieces }));
  const transferred = listed(view?.transferred?.[space.id]).map((pieces) => speak("transferred", { pieces }));
  return [first, speak("held-by", { holder }), ...listed(view?.armies[space.id]), ...moved, ...transferred].join("; ");
}

/** How many pieces of a side still fight, how many have left the field, and how many are lost; in the basic game who has left it is lost. */
export function tally({ areas, fell, size }: Battle, side: BattleSide): { fights: number; routed: number; lost: number } {
  const count = (pieces: Pieces): number => Object.values(pieces).reduce((sum, one) => sum + one, 0);
  const { routed = {}, ...field } = areas[side];
  const [fights, left, gone] = [Object.values(field).reduce((sum, pieces) => sum + count(pieces), 0), count(routed), fell?.[side] ?? 0];
  return size === undefined ? { fights, routed: 0, lost: left + gone } : { fights, routed: left, lost: gone };
}

/** The columns of a field: the centre only in a skirmish, three in a major battle; the basic game has one line. */
export function columnsOf({ size }: Battle): number[] {
  if (size === undefined) return [1];
  return size === "major" ? [1, 2, 3] : [2];
}

/** The area of the enemy in which targets straight ahead stand: as near as there are any. */
export function aimedAt(battle: Battle, from: string): string {
  const column = from.at(-1) ?? "";
  if (!from.includes("-")) return "";
  if (from.startsWith("middle")) return `line-${column}`;
  const near = battle.areas[enemyOf(battle.part)][`middle-${column}`];
  return near ? `middle-${column}` : `line-${column}`;
}
