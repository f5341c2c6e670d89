/** A House Divided on the page. */

import type { Event, Refusal, State } from "../../api/types.ts";
import type { Thing } from "../../boards/board.ts";
import type { Adapter, Die, Scene, Shot } from "../adapter.ts";
import Battle from "./Battle.svelte";
import { promptText, confirmLabel, date, explain, label, describe, questionFor } from "./sentences.ts";
import Status from "./Status.svelte";
import { secondaryActions, isUndo, followUp, forced, highlighted, choicesFor, primary, repeat } from "./things.ts";
import { viewOf } from "./view.ts";
import { wished } from "./wishes.ts";

function offenders(refusal: Refusal): Thing[] {
  const { at_unit, at_box, unit, box } = refusal.facts;
  if (typeof at_unit === "string") return [{ kind: "unit", id: at_unit }];
  if (typeof at_box === "string") return [{ kind: "box", id: at_box }];
  if (typeof unit === "string") return [{ kind: "unit", id: unit }];
  return typeof box === "string" ? [{ kind: "box", id: box }] : [];
}

function placeOf(event: Event): Thing | null {
  const box = event.facts["box"];
  return typeof box === "string" ? { kind: "box", id: box } : null;
}

function battlefield(state: State): Thing | null {
  const { battle } = viewOf(state);
  return battle && { kind: "box", id: battle.box };
}

const SHOOTS = ["shot", "wasted"];
/** After these the last volley is history. */
const GOES_ON = ["battle", "march", "marches", "recruits", "half-turn"];

function volley(events: Event[]): Event[] | null {
  const any = (kinds: string[]): boolean => events.some((event) => kinds.includes(event.kind));
  if (any(SHOOTS)) return events;
  return any(GOES_ON) ? [] : null;
}

function alarm({ state }: Scene): boolean {
  return !state.outcome && viewOf(state).threats.some((threat) => threat.near);
}

function dice({ kind, facts, seat }: Event): Die[] {
  const rolled = kind === "shot" ? facts["die"] : kind === "marches" || kind === "recruits" ? facts["number"] : 0;
  return Number(rolled) > 0 ? [{ side: String(facts["side"] ?? seat), roll: Number(rolled) }] : [];
}

function shots(events: Event[]): Shot[] {
  return events
    .filter((event) => event.kind === "shot" && Number(event.facts["die"]) > 0)
    .map(({ facts, seat }) => ({
      side: String(facts["side"] ?? seat),
      chance: Math.min(6, Number(facts["value"])) / 6,
      hit: facts["hit"] === "yes",
    }));
}

export const adapter: Adapter = {
  makeBoard: async () => (await import("../../boards/house_divided/index.ts")).makeBoard,
  overlays: [
    { name: "rail", key: "r" },
    { name: "control", key: "c" },
    { name: "reach", key: "e" },
  ],
  highlighted,
  choicesFor,
  previews: (state) => state.prompt.kind === "where",
  followUp,
  isUndo,
  wished,
  primary,
  secondaryActions,
  forced,
  repeat,
  promptText,
  label,
  questionFor,
  confirmLabel,
  describe,
  explain,
  offenders,
  placeOf,
  isHeading: (event) => event.kind === "turn" || event.kind === "half-turn",
  date,
  alarm,
  battlefield,
  volley,
  dice,
  shots,
  Status,
  Battle,
};
