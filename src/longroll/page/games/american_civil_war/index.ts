/** The American Civil War on the page. */

import { api } from "../../api/client.ts";
import type { LogEvent, State } from "../../api/types.ts";
import { sidesHere } from "../../state/seats.ts";
import type { MakeBoard, Thing } from "../../boards/board.ts";
import type { Adapter, Scene } from "../adapter.ts";
import { defaults } from "../common/adapter.ts";
import { offendersIn, placeIn, volleyOf } from "../common/events.ts";
import { account } from "./account.ts";
import Battle from "./Battle.svelte";
import { shots, thrown } from "./dice.ts";
import { moves } from "./moves.ts";
import * as sentences from "./sentences.ts";
import { readBoard, SIDES } from "./types.ts";
import { HOLDS, selection } from "./selection.svelte.ts";
import Status from "./Status.svelte";
import { place, say } from "../../state/words.svelte.ts";
import * as things from "./things.ts";
import { scoreOf, viewOf } from "./view.ts";

/** Where both sides are played at one screen, a cover is laid over a hidden deployment. */
async function loadBoard(match: string): Promise<MakeBoard> {
  const [{ loadGeography, makeBoard }, state] = await Promise.all([import("../../boards/american_civil_war/index.ts"), match ? api.state(match) : null]);
  return makeBoard(await loadGeography(), state !== null && sidesHere(state).size > 1);
}

/** Steps that have a sheet of their own beside the map. */
const SHEETS = ["retreat", "buy", "politics", "naval", "intercept", "avoid", "revolt", "blockade"];

/** Where there is little room, battle board and tray say what the sheet says. */
const isNarrow = (): boolean => matchMedia("(max-width: 560px), (max-width: 860px) and (orientation: portrait)").matches;

function battlefield(state: State): Thing | null {
  const { battle, step } = viewOf(state);
  if ((battle || step === "retreat" || step === "buy") && isNarrow()) return null;
  if (battle) return { kind: "space", id: battle.space };
  return SHEETS.includes(step) ? { kind: "sheet", id: step } : null;
}

/** What the sheet is about, where it is not a battle. */
const sheet = (state: State): string => {
  const { battle, step } = viewOf(state);
  return battle || !SHEETS.includes(step) ? "" : say(`sheet-${step}`);
};

const FALLS = ["shot", "rally", "fired", "charged", "pursued", "dodged", "dug", "initiative"];
/** After these the last shots are history. */
const GOES_ON = ["half-turn", "moved", "railed", "income", "bought", "battle"];

function volley(events: LogEvent[]): LogEvent[] | null {
  const left = volleyOf(events, FALLS, GOES_ON);
  return left?.filter(({ kind }) => kind !== "half-turn") ?? (isNarrow() ? [] : null);
}

/** One or two cities more, and the war is won. */
function alarm({ state }: Scene): boolean {
  const view = viewOf(state);
  return !state.outcome && SIDES.map((side) => scoreOf(view, side)).some(({ have, need }) => have >= need - 2);
}

export const adapter: Adapter = {
  ...defaults,
  ...sentences,
  ...things,
  makeBoard: loadBoard,
  overlays: [
    { name: "rail", key: "r" },
    { name: "owners", key: "c" },
  ],
  names: (board) => readBoard(board).names,
  held: ({ prompt }) => (HOLDS.includes(prompt.kind) ? selection.sort : ""),
  previews: (state) => ["where", "order", "target", "pursue"].includes(state.prompt.kind),
  offenders: (refusal) => offendersIn(refusal, ["space"]),
  placeOf: (event) => placeIn(event, "space"),
  nameOf: ({ id }) => place(id),
  isHeading: (event) => event.kind === "half-turn",
  alarm,
  battlefield,
  sheet,
  volley,
  dice: thrown,
  shots,
  account,
  moves,
  Status,
  Battle,
};
