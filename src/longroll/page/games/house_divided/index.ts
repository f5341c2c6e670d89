/** A House Divided on the page. */

import type { Event, Refusal, State } from "../../api/shapes.ts";
import type { MakeBoard, Thing } from "../../boards/board.ts";
import type { Adapter, Die, Shot } from "../adapter.ts";
import Battle from "./Battle.svelte";
import Picture from "./Picture.svelte";
import { ask, confirm, date, explain, label, tell } from "./sentences.ts";
import Status from "./Status.svelte";
import { asides, back, follow, forced, lit, meant, primary, repeat } from "./things.ts";
import { isAlarming } from "./threats.ts";
import { viewOf } from "./view.ts";
import { wished } from "./wishes.ts";

const boards = import.meta.glob<{ makeBoard: MakeBoard }>("../../boards/house_divided/index.ts");

async function makeBoard(): Promise<MakeBoard | null> {
  const [load] = Object.values(boards);
  return load ? (await load()).makeBoard : null;
}

function offenders(refusal: Refusal): Thing[] {
  const { at_unit, at_box, unit, box } = refusal.facts;
  if (typeof at_unit === "string") return [{ kind: "unit", id: at_unit }];
  if (typeof at_box === "string") return [{ kind: "box", id: at_box }];
  if (typeof unit === "string") return [{ kind: "unit", id: unit }];
  return typeof box === "string" ? [{ kind: "box", id: box }] : [];
}

function where(event: Event): Thing | null {
  const box = event.facts["box"];
  return typeof box === "string" ? { kind: "box", id: box } : null;
}

const inBattle = (state: State): boolean => viewOf(state).battle !== null;

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

export const houseDivided: Adapter = {
  presets: [
    { name: "standard", options: {} },
    { name: "novice", options: { "novice-union": "on" } },
  ],
  makeBoard,
  lit,
  meant,
  previews: (state) => state.prompt.kind === "where",
  follow,
  back,
  wished,
  primary,
  asides,
  forced,
  repeat,
  ask,
  label,
  confirm,
  tell,
  explain,
  offenders,
  where,
  date,
  alarm: isAlarming,
  inBattle,
  dice,
  shots,
  Status,
  Battle,
  Picture,
};
