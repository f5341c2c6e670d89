/** A turn of a battle, looked back on. */

import type { LogEvent } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Account, Scene, Score } from "../adapter.ts";
import { rolesOf, sideIn, unitLosses } from "../common/account.ts";
import { readBoard } from "./types.ts";
import { viewOf } from "./view.ts";

const COMBAT = "-combat";

/** Either side draws markers of both: it is the turn of the side whose troops the marker calls. */
function turnOf({ kind, facts }: LogEvent, board: unknown): string {
  if (kind !== "draws") return "";
  const marker = String(facts["marker"]);
  if (marker.endsWith(COMBAT)) return marker.slice(0, -COMBAT.length);
  return readBoard(board).formations.find(({ id }) => id === marker)?.side ?? "";
}

const roleOf = rolesOf({
  battle: ["attacks", "bombards", "yields"],
  fight: ["odds", "rolls", "reduced", "eliminated", "check-passed", "check-failed", "retreats", "advances"],
  quiet: ["turn"],
});

const wayOf = ({ facts }: LogEvent): string[] => (typeof facts["way"] === "string" ? facts["way"].split(" ") : []);

function score({ state }: Scene): Score[] {
  const { union, confederate } = viewOf(state).score;
  return [
    { label: say("score-objectives"), union: String(union.objectives), confederate: String(confederate.objectives) },
    { label: say("score-losses"), union: String(union.losses_inflicted), confederate: String(confederate.losses_inflicted) },
  ];
}

export const account: Account = {
  place: "hex",
  turnOf,
  roleOf,
  wayOf,
  losses: unitLosses,
  holder: (event) => sideIn(event, ["control"]),
  verdict: ({ winner, level }) => (level ? say("event-victory", { side: winner, level }) : ""),
  score,
};
