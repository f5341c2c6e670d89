/** A turn of A House Divided, looked back on. */

import type { LogEvent } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Account, Scene, Score } from "../adapter.ts";
import { rolesOf, sideIn, unitLosses } from "../common/account.ts";
import { readRoute } from "./routes.ts";
import { viewOf } from "./view.ts";

const roleOf = rolesOf({
  battle: ["battle"],
  fight: ["shot", "wasted", "reduced", "eliminated", "withdrew", "rode", "reinforced", "retreated", "battle-won", "battle-broken-off"],
  quiet: ["turn", "half-turn", "march"],
});

function wayOf({ kind, facts }: LogEvent, start: string): string[] {
  if (typeof facts["route"] === "string") return readRoute(facts["route"]).places;
  return kind === "sailed" || kind === "invaded" ? [start, String(facts["box"])] : [];
}

function score({ state }: Scene): Score[] {
  const { strength } = viewOf(state);
  return [{ label: say("score-strength"), union: String(strength.union), confederate: String(strength.confederate) }];
}

export const account: Account = {
  place: "box",
  turnOf: (event) => sideIn(event, ["half-turn"]),
  roleOf,
  wayOf,
  losses: unitLosses,
  holder: (event) => (event.kind === "let-go" ? "nobody" : sideIn(event, ["captured"])),
  verdict: () => "",
  score,
};
