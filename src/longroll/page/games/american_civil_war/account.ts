/** A turn of The American Civil War, looked back on. */

import type { LogEvent } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Account, Loss, Scene, Score } from "../adapter.ts";
import { rolesOf, sideIn } from "../common/account.ts";
import { partyOf } from "./forces.ts";
import { SEA } from "./types.ts";
import { scoreOf, viewOf } from "./view.ts";

/** After a month each side has its say in politics, then buys. */
const TURNS = ["half-turn", "income", "conscription", "emancipation", "appeal", "appeal-fails", "war-declared"];

const roleOf = rolesOf({
  battle: ["battle", "naval-battle"],
  fight: ["shot", "rally", "fired", "charged", "dodged", "pursued", "dug", "initiative", "line-lost", "leader-killed", "eliminated", "drowned",
    "retreated", "detached", "battle-won", "guns-captured", "reinforcements", "reinforced", "great-victory", "new-leader"],
  quiet: ["half-turn", "battle-turn", "stepped", "deployed", "terrain"],
});

function wayOf({ kind, facts }: LogEvent, start: string): string[] {
  const goal = String(facts["space"]);
  if (kind === "landed") return [String(facts["from"]), SEA, goal];
  if (typeof facts["from"] === "string") return [facts["from"], goal];
  return kind === "retreated" && start ? [start, goal] : [];
}

const GONE = ["eliminated", "leader-killed", "deserted", "drowned"];
/** Attacks: the fact that tells the result, its value, and the fact that names who is lost. */
const STRUCK: Record<string, [string, string, string][]> = {
  shot: [["hit", "yes", "target"]],
  pursued: [["caught", "yes", "target"]],
  fired: [["result", "destroyed", "target"]],
  charged: [["result", "target-destroyed", "target"], ["result", "charger-destroyed", "sort"]],
};

/** Rioters and independent states are no side. */
function losses({ kind, facts }: LogEvent): Loss[] {
  const gone: [string, number][] = GONE.includes(kind) ? [[String(facts["sort"]), Number(facts["count"])]] : [];
  const struck = (STRUCK[kind] ?? []).filter(([fact, value]) => facts[fact] === value).map(([, , victim]): [string, number] => [String(facts[victim]), 1]);
  return [...gone, ...struck].map(([sort, count]) => ({ side: partyOf(sort), count, reduced: false })).filter(({ side }) => side !== "neutral");
}

function score({ state }: Scene): Score[] {
  const view = viewOf(state);
  const told = (side: "union" | "confederate"): string => say("have-of", scoreOf(view, side));
  return [{ label: say("book-score"), union: told("union"), confederate: told("confederate") }];
}

export const account: Account = {
  place: "space",
  turnOf: (event) => sideIn(event, TURNS),
  roleOf,
  wayOf,
  losses,
  holder: (event) => sideIn(event, ["captured"]),
  verdict: () => "",
  score,
};
