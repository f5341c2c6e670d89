/** Choices and things on the hex map: what is highlighted, what a pick means. */

import type { Choice } from "../../api/types.ts";
import type { Highlight, Thing } from "../../boards/board.ts";
import type { Scene } from "../adapter.ts";
import { buttonsOf, choicesAbout, collectHighlights, verb, withVerb } from "../common/choices.ts";
import { label } from "./sentences.ts";
import { readBoard, type View } from "./types.ts";
import { findUnit, named, unitsIn, viewOf, waitingFor } from "./view.ts";

const ATTACKS = ["attack", "also", "yield"];

const unitThing = (id: string): Thing => ({ kind: "unit", id });
const hexThing = (id: string): Thing => ({ kind: "hex", id });

/** The units that a die may be rolled for are not on the map: each has a button. */
const isRoll = ({ state }: Scene): boolean => state.prompt.kind === "roll";

/** The things that a choice is about: a unit, a hex, or both; one that waits off the map is where it may come in. */
export function thingsOf(scene: Scene, choice: Choice): Thing[] {
  const { state, board } = scene;
  if (isRoll(scene)) return [];
  const { unit, hex, division } = choice.facts;
  if (typeof division === "string") {
    const units = readBoard(board).units.filter((one) => one.division === division);
    return units.map(({ id }) => unitThing(id));
  }
  if (verb(choice) === "take") return takenAt(viewOf(state), String(unit));
  return [...(typeof unit === "string" ? [unitThing(unit)] : []), ...(typeof hex === "string" ? [hexThing(hex)] : [])];
}

/** The unit or, where it waits off the map, the hexes in which it may come in and nobody goes now; not who is taken already. */
function takenAt(view: View, unit: string): Thing[] {
  const entries = waitingFor(view, unit)?.hexes;
  if (unit === view.unit) return [];
  if (!entries) return [unitThing(unit)];
  return entries.filter((entry) => !view.reach.some(({ hex }) => hex === entry)).map(hexThing);
}

const hasButton = withVerb("cancel", "morale", "commit");

export const { primary, givesUp, left, secondaryActions } = buttonsOf(thingsOf, {
  goesOn: ["resolve", "fight", "stand"],
  asks: ["move", "attack", "build"],
  isSecondary: (scene, choice) => isRoll(scene) || hasButton(scene, choice),
});

export function highlighted(scene: Scene): Highlight[] {
  const look = (_: Scene, choice: Choice) => ({ tone: ATTACKS.includes(verb(choice)) ? "battle" : "choice", label: label(scene, choice) }) as const;
  return collectHighlights(scene, thingsOf, look, selected(scene));
}

/** What is at work: the unit on the move, and who takes part in the combat. */
function selected({ state, board }: Scene): Highlight[] {
  if (state.choices.length === 0) return [];
  const view = viewOf(state);
  const units = [view.unit, ...(view.combat?.attackers.map(({ unit }) => unit) ?? [])].filter(Boolean);
  const name = (id: string): string => String(named(board, { id })["id"]);
  return units.map((id) => ({ thing: unitThing(id), tone: "selected", label: name(id) }));
}

/** A hex stands for its units as well, and a unit for its hex where only that can be chosen. */
export function choicesFor(scene: Scene, thing: Thing): Choice[] {
  const view = viewOf(scene.state);
  const exact = about(scene, thing);
  if (thing.kind === "hex") return [...new Set([...exact, ...unitsIn(view, thing.id).flatMap(({ unit }) => about(scene, unitThing(unit)))])];
  return exact.length > 0 ? exact : about(scene, hexThing(findUnit(view, thing.id)?.hex ?? ""));
}

const about = (scene: Scene, thing: Thing): Choice[] => choicesAbout(scene, thing, thingsOf);

/** Picking the unit that was taken puts it back. */
export function isUndo({ state }: Scene, thing: Thing): boolean {
  return state.prompt.kind === "move" && thing.kind === "unit" && thing.id === viewOf(state).unit;
}
