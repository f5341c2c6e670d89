/** Across Five Aprils on the page. */

import type { LogEvent, State } from "../../api/types.ts";
import type { MakeBoard, Thing } from "../../boards/board.ts";
import type { Adapter, Die } from "../adapter.ts";
import { defaults } from "../common/adapter.ts";
import { verb } from "../common/choices.ts";
import { offendersIn, placeIn } from "../common/events.ts";
import { account } from "./account.ts";
import Battle from "./Battle.svelte";
import { moves } from "./moves.ts";
import * as sentences from "./sentences.ts";
import { asker } from "./sight.ts";
import Status from "./Status.svelte";
import * as things from "./things.ts";
import { named, viewOf } from "./view.ts";
import { volley } from "./volley.ts";

async function loadBoard(match: string): Promise<MakeBoard> {
  const { makeBoard } = await import("../../boards/five_aprils/index.ts");
  return makeBoard(asker(match));
}

/** Where a combat is declared or fought, or what must still be attacked. */
function battlefield(state: State): Thing | null {
  const { combat, duties } = viewOf(state);
  const hex = combat?.targets[0] ?? duties.hexes[0];
  return hex ? { kind: "hex", id: hex } : null;
}

const ROLLED: Record<string, string> = { rolls: "die", "check-passed": "number", "check-failed": "number", arrives: "number", "is-late": "number", "wallace-comes": "number", "wallace-is-late": "number" };

function dice({ kind, facts, seat }: LogEvent): Die[] {
  const roll = Number(facts[ROLLED[kind] ?? ""] ?? 0);
  return roll > 0 ? [{ side: String(facts["side"] ?? seat), roll }] : [];
}

export const adapter: Adapter = {
  ...defaults,
  ...sentences,
  ...things,
  makeBoard: loadBoard,
  overlays: [
    { name: "zones", key: "z" },
    { name: "sight", key: "l" },
    { name: "numbers", key: "n" },
  ],
  previews: ({ prompt }, choice) => prompt.kind === "move" && verb(choice) === "go",
  offenders: (refusal) => offendersIn(refusal, ["unit", "hex"]),
  placeOf: (event) => placeIn(event, "hex"),
  nameOf: ({ id }, board) => String(named(board, { id })["id"]),
  isHeading: (event) => event.kind === "turn",
  battlefield,
  volley,
  dice,
  account,
  moves,
  Status,
  Battle,
};
