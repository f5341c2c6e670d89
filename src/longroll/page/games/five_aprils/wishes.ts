/** What somebody who picks a thing that is not highlighted may have in mind: the action it would be, if it were allowed. */

import type { Thing } from "../../boards/board.ts";
import type { Scene } from "../adapter.ts";
import { findUnit, sideOf, unitsIn, viewOf } from "./view.ts";

/** What was picked: a hex, and perhaps one of the units in it. */
interface Picked {
  hex: string;
  unit: string;
  mine: boolean;
  /** The unit at work. */
  taken: string;
}

const WISHES: Record<string, (picked: Picked) => string[]> = {
  move: ({ hex, unit, mine, taken }) => (unit && (mine || !taken) ? [`take ${unit}`] : [`go ${hex}`]),
  yield: ({ hex, unit, mine }) => (unit && mine ? [`with ${unit}`] : [`yield ${hex}`]),
  withdraw: ({ hex, unit, mine }) => (unit && mine ? [`spare ${unit}`, `with ${unit}`] : [`yield ${hex}`]),
  attack: ({ hex, unit, mine }) => (unit && mine ? [`with ${unit}`] : [`attack ${hex}`]),
  declare: ({ hex, unit, mine }) => (unit && mine ? [`with ${unit}`] : [`also ${hex}`]),
  loss: ({ unit }) => (unit ? [`lose ${unit}`] : []),
  retreat: ({ hex, taken }) => (taken ? [`retreat ${taken} ${hex}`] : []),
  stand: ({ hex, unit, taken }) => (taken || unit ? [`retreat ${taken || unit} ${hex}`] : []),
  advance: ({ hex, taken }) => (taken ? [`advance ${taken} ${hex}`] : []),
  build: ({ unit }) => (unit ? [`build ${unit} U`] : []),
};

export function wished(scene: Scene, thing: Thing): string[] {
  const { kind, facts } = scene.state.prompt;
  const { unit: moving } = viewOf(scene.state);
  const taken = kind === "move" ? moving : moving || firstOffered(scene);
  const { hex, unit } = pickedAt(scene, thing, kind === "move" && moving !== "");
  return WISHES[kind]?.({ hex, unit, mine: sideOf(unit) === facts["side"], taken }) ?? [];
}

/** A hex stands for the unit on top of it, unless it is a hex that is asked for. */
function pickedAt({ state }: Scene, thing: Thing, bare: boolean): { hex: string; unit: string } {
  const view = viewOf(state);
  if (thing.kind === "unit") return { hex: findUnit(view, thing.id)?.hex ?? "", unit: thing.id };
  return { hex: thing.id, unit: bare ? "" : (unitsIn(view, thing.id).at(-1)?.unit ?? "") };
}

/** The unit that the choices are about, if they are about one. */
function firstOffered({ state }: Scene): string {
  const [only, ...more] = new Set(state.choices.flatMap(({ facts }) => facts["unit"] ?? []));
  return more.length === 0 ? String(only ?? "") : "";
}
