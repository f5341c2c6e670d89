/** The facts of Across Five Aprils made into sentences. */

import type { Choice, Facts, LogEvent, State } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Scene } from "../adapter.ts";
import { whichOne } from "../common/adapter.ts";
import { readBoard } from "./types.ts";
import { findUnit, located, named, printedOf, signed, viewOf, waitingFor } from "./view.ts";

export function date(turn: number, board: unknown): string {
  const row = readBoard(board).turns.find((one) => one.turn === turn);
  return row ? say("turn-time", { day: row.day, time: row.time, night: row.night ? "yes" : "no" }) : "";
}

/** A step that has begun is asked about in other words where there are any. */
export function promptText(state: State): string {
  const { kind, facts } = state.prompt;
  const going = Boolean(facts["unit"]) && facts["unit"] !== "none" && (kind === "move" || kind === "retreat");
  return say(going ? `ask-${kind}-on` : `ask-${kind}`, facts);
}

export const describe = (event: LogEvent, board: unknown): string => withMinus(say(`event-${event.kind}`, located(board, event.facts)));

/** A number below zero has a minus, not a hyphen. */
const withMinus = (text: string): string => text.replace(/(?<!\S)-(?=\d)/g, "−");

/** Where more is known than the choice says, it is said: a hex with its cost, a unit with its figures. */
export function label(scene: Scene, choice: Choice): string {
  const { facts } = choice;
  const [action, told] = [String(facts["action"]), named(scene.board, facts)];
  const view = viewOf(scene.state);
  if (action === "go") {
    const row = view.reach.find(({ hex }) => hex === facts["hex"]);
    if (row) return say("go-at-cost", { ...told, points: row.points });
  }
  if (scene.state.prompt.kind === "roll") return say("roll-for", { ...told, ...unitFacts(scene, String(facts["unit"])) });
  if (action === "take") return say("take-unit", { ...told, ...unitFacts(scene, String(facts["unit"])) });
  return withMinus(say(`choice-${action}`, told));
}

/** What a unit is and can do, and where it stands. */
export function unitFacts({ state, board }: Scene, name: string): Facts {
  const view = viewOf(state);
  const [unit, printed, waiting] = [findUnit(view, name), printedOf(readBoard(board), name), waitingFor(view, name)];
  const [attack, defence, movement, morale] = unit
    ? [unit.attack, unit.defence, unit.movement, unit.morale]
    : (printed?.full ?? [0, 0, 0, 0]);
  const place = unit ? String(named(board, { hex: unit.hex })["hex"]) : "";
  return { figures: `${attack}-${defence}-${movement}`, morale: signed(morale), arm: printed?.arm ?? "infantry", place, waits: waiting ? "yes" : "no" };
}

export const questionFor = whichOne(label);

export const confirmLabel = (scene: Scene, choice: Choice): string =>
  choice.facts["action"] === "go" ? say("confirm-go", { choice: label(scene, choice) }) : label(scene, choice);
