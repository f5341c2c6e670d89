/** A House Divided on the page. */

import type { LogEvent, State } from "../../api/types.ts";
import type { Thing } from "../../boards/board.ts";
import type { Adapter, Die, Scene, Shot } from "../adapter.ts";
import { defaults } from "../common/adapter.ts";
import { offendersIn, placeIn, volleyOf } from "../common/events.ts";
import { account } from "./account.ts";
import Battle from "./Battle.svelte";
import { moves } from "./moves.ts";
import * as sentences from "./sentences.ts";
import Status from "./Status.svelte";
import * as things from "./things.ts";
import { place } from "../../state/words.svelte.ts";
import { readBoard } from "./types.ts";
import { viewOf } from "./view.ts";

function battlefield(state: State): Thing | null {
  const { battle } = viewOf(state);
  return battle && { kind: "box", id: battle.box };
}

const SHOOTS = ["shot", "wasted"];
/** After these the last volley is history. */
const GOES_ON = ["battle", "march", "marches", "recruits", "half-turn"];

function alarm({ state }: Scene): boolean {
  return !state.outcome && viewOf(state).threats.some((threat) => threat.near);
}

function dice({ kind, facts, seat }: LogEvent): Die[] {
  const rolled = kind === "shot" ? facts["die"] : kind === "marches" || kind === "recruits" ? facts["number"] : 0;
  return Number(rolled) > 0 ? [{ side: String(facts["side"] ?? seat), roll: Number(rolled) }] : [];
}

function shots(events: LogEvent[]): Shot[] {
  return events
    .filter((event) => event.kind === "shot" && Number(event.facts["die"]) > 0)
    .map(({ facts, seat }) => ({
      side: String(facts["side"] ?? seat),
      chance: Math.min(6, Number(facts["value"])) / 6,
      hit: facts["hit"] === "yes",
    }));
}

export const adapter: Adapter = {
  ...defaults,
  ...sentences,
  ...things,
  makeBoard: async () => (await import("../../boards/house_divided/index.ts")).makeBoard,
  overlays: [
    { name: "rail", key: "r" },
    { name: "control", key: "c" },
    { name: "reach", key: "e" },
  ],
  names: (board) => Object.fromEntries(readBoard(board).boxes.map(({ id, name }) => [id, name])),
  previews: (state) => state.prompt.kind === "where",
  offenders: (refusal) => offendersIn(refusal, ["unit", "box"]),
  placeOf: (event) => placeIn(event, "box"),
  nameOf: ({ id }) => place(id),
  isHeading: (event) => event.kind === "turn" || event.kind === "half-turn",
  alarm,
  battlefield,
  volley: (events) => volleyOf(events, SHOOTS, GOES_ON),
  dice,
  shots,
  account,
  moves,
  Status,
  Battle,
};
