/** Choices and things on the map of A House Divided: what is highlighted, what a pick means. */

import type { Choice, State } from "../../api/types.ts";
import type { Highlight, HighlightPath, Thing } from "../../boards/board.ts";
import type { Repeat, Scene } from "../adapter.ts";
import { place, say } from "../../state/words.svelte.ts";
import { linesBetween, readRoute } from "./routes.ts";
import { buttonsOf, choicesAbout, collectHighlights, verb, withVerb } from "../common/choices.ts";
import { label } from "./sentences.ts";
import { readBoard } from "./types.ts";
import { findUnit, inFull, unitsIn, viewOf } from "./view.ts";

const asked = (state: State, fact: "box" | "unit"): string => String(state.prompt.facts[fact] ?? "");

/** The thing that a choice is about. */
function thingsOf({ state }: Scene, choice: Choice): Thing[] {
  const { unit, box } = choice.facts;
  if (typeof unit === "string") return [{ kind: "unit", id: unit }];
  if (typeof box === "string") return [{ kind: "box", id: box }];
  return verb(choice) === "dig" ? [{ kind: "box", id: asked(state, "box") }] : [];
}

export const { primary, givesUp, left, secondaryActions } = buttonsOf(thingsOf, {
  goesOn: ["stand", "fire"],
  asks: ["march", "spoils", "promote", "recruit"],
  isSecondary: withVerb("dig", "withdraw"),
});

export function highlighted(scene: Scene): Highlight[] {
  const look = (_: Scene, choice: Choice) => ({ tone: toneOf(scene, choice), label: label(scene, choice), paths: pathsOf(scene, choice) });
  return collectHighlights(scene, thingsOf, look, selected(scene.state));
}

/** What is at work: the unit that was taken or aims, or the box of the march or battle. */
function selected(state: State): Highlight[] {
  if (state.choices.length === 0) return [];
  const [unit, box] = [asked(state, "unit"), asked(state, "box")];
  if (unit) return [{ thing: { kind: "unit", id: unit }, tone: "selected", label: inFull(viewOf(state), unit) }];
  return box ? [{ thing: { kind: "box", id: box }, tone: "selected", label: place(box) }] : [];
}

function toneOf(scene: Scene, choice: Choice): Highlight["tone"] {
  if (verb(choice) === "battle") return "battle";
  if (!["go", "sail"].includes(verb(choice))) return "choice";
  const { state } = scene;
  const met = unitsIn(viewOf(state), String(choice.facts["box"])).some((unit) => unit.side !== state.to_move);
  return met ? "battle" : "choice";
}

function pathsOf(scene: Scene, choice: Choice): HighlightPath[] {
  const { route, box, unit } = choice.facts;
  const here = asked(scene.state, "box");
  if (typeof route === "string") return [readRoute(route)];
  if (verb(choice) === "sail") return [{ places: [here, String(box)], kinds: ["sea"] }];
  if (["retreat", "ride"].includes(verb(choice))) return linesBetween(readBoard(scene.board), here, String(box));
  if (verb(choice) !== "reinforce") return [];
  return linesBetween(readBoard(scene.board), findUnit(viewOf(scene.state), String(unit))?.box ?? "", here);
}

/** A box stands for the units in it that can be chosen as well, a unit for its box: one may hide the other. */
export function choicesFor(scene: Scene, thing: Thing): Choice[] {
  const { state } = scene;
  const view = viewOf(state);
  const exact = about(scene, thing);
  if (thing.kind === "box") {
    return [...exact, ...unitsIn(view, thing.id).flatMap((unit) => about(scene, { kind: "unit", id: unit.unit }))];
  }
  const box = findUnit(view, thing.id)?.box ?? "";
  if (state.prompt.kind === "where" && box === asked(state, "box")) return exact;
  return [...exact, ...about(scene, { kind: "box", id: box })];
}

const about = (scene: Scene, thing: Thing): Choice[] => choicesAbout(scene, thing, thingsOf);

export function followUp(scene: Scene, thing: Thing): string {
  return scene.state.prompt.kind === "march" && thing.kind === "unit" ? `take ${thing.id}` : "";
}

export function isUndo({ state }: Scene, thing: Thing): boolean {
  return state.prompt.kind === "where" && thing.kind === "unit" && thing.id === asked(state, "unit");
}

/** In a march: the other units of the box the way the last one went. */
export function repeat(scene: Scene, last: Choice | null): Repeat | null {
  const { state } = scene;
  if (state.prompt.kind !== "unit" || !last || !["go", "dig"].includes(verb(last))) return null;
  if (verb(last) === "go" && readRoute(String(last.facts["route"])).places[0] !== asked(state, "box")) return null;
  const starts = state.choices.filter((choice) => verb(choice) === "take");
  if (starts.length === 0) return null;
  const key = verb(last) === "go" ? "repeat-go" : "repeat-dig";
  return { groups: starts.map(({ text }) => [text, last.text]), label: say(key, { box: String(last.facts["box"] ?? ""), count: starts.length }) };
}
