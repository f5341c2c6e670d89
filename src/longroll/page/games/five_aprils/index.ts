/** Across Five Aprils on the page. */

import type { Event, Refusal, State } from "../../api/types.ts";
import type { MakeBoard, Thing } from "../../boards/board.ts";
import type { Adapter, Die } from "../adapter.ts";
import Battle from "./Battle.svelte";
import { promptText, confirmLabel, date, explain, label, describe, questionFor } from "./sentences.ts";
import { asker } from "./sight.ts";
import Status from "./Status.svelte";
import { secondaryActions, isUndo, forced, highlighted, choicesFor, primary } from "./things.ts";
import { viewOf } from "./view.ts";
import { wished } from "./wishes.ts";

async function loadBoard(match: string): Promise<MakeBoard> {
  const { makeBoard } = await import("../../boards/five_aprils/index.ts");
  return makeBoard(asker(match));
}

function offenders({ facts }: Refusal): Thing[] {
  const { at_unit, at_hex, unit, hex } = facts;
  if (typeof at_unit === "string") return [{ kind: "unit", id: at_unit }];
  if (typeof at_hex === "string") return [{ kind: "hex", id: at_hex }];
  if (typeof unit === "string") return [{ kind: "unit", id: unit }];
  return typeof hex === "string" ? [{ kind: "hex", id: hex }] : [];
}

function placeOf({ facts: { hex } }: Event): Thing | null {
  return typeof hex === "string" && hex !== "" ? { kind: "hex", id: hex } : null;
}

/** Where a combat is declared or fought, or what must still be attacked. */
function battlefield(state: State): Thing | null {
  const { combat, duties } = viewOf(state);
  const hex = combat?.targets[0] ?? duties.hexes[0];
  return hex ? { kind: "hex", id: hex } : null;
}

const FALLS = ["rolls", "reduced", "eliminated", "retreats", "check-passed", "check-failed"];
/** After these the last combat is history. */
const GOES_ON = ["draws", "turn", "moves", "attacks", "yields"];

function volley(events: Event[]): Event[] | null {
  const any = (kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
  if (any(FALLS)) return events.filter(({ kind }) => kind !== "draws");
  return any(GOES_ON) ? [] : null;
}

const ROLLED: Record<string, string> = { rolls: "die", "check-passed": "number", "check-failed": "number", arrives: "number", "is-late": "number", "wallace-comes": "number", "wallace-is-late": "number" };

function dice({ kind, facts, seat }: Event): Die[] {
  const roll = Number(facts[ROLLED[kind] ?? ""] ?? 0);
  return roll > 0 ? [{ side: String(facts["side"] ?? seat), roll }] : [];
}

export const adapter: Adapter = {
  makeBoard: loadBoard,
  overlays: [
    { name: "zones", key: "z" },
    { name: "sight", key: "l" },
    { name: "numbers", key: "n" },
  ],
  highlighted,
  choicesFor,
  previews: (state) => state.prompt.kind === "move" && viewOf(state).unit !== "",
  followUp: () => "",
  isUndo,
  wished,
  primary,
  secondaryActions,
  forced,
  repeat: () => null,
  promptText,
  label,
  questionFor,
  confirmLabel,
  describe,
  explain,
  offenders,
  placeOf,
  isHeading: (event) => event.kind === "turn",
  date,
  alarm: () => false,
  battlefield,
  volley,
  dice,
  shots: () => [],
  Status,
  Battle,
};
