/** The facts of The American Civil War made into sentences. */

import type { Choice, LogEvent, State } from "../../api/types.ts";
import { say, words } from "../../state/words.svelte.ts";
import type { Scene } from "../adapter.ts";
import { whichOne } from "../common/adapter.ts";
import { harm, melee, percent, signed } from "./odds.ts";
import { type Odds, readBoard, type Side, type View } from "./types.ts";
import { priceOfSort, viewOf } from "./view.ts";

/** The basic game counts turns, the others months. */
export function date(turn: number, board: unknown): string {
  const row = readBoard(board).turns[Math.max(turn, 1) - 1];
  if (!row || words.title === "civil-war-basic") return say("turn-number", { turn });
  return say("month-of-year", { month: row.month, year: String(row.year) });
}

export const promptText = (state: State): string => say(`ask-${state.prompt.kind}`, state.prompt.facts);

export const describe = (event: LogEvent): string => say(`event-${event.kind}`, event.facts);

/** A purchase with its price, an attack with its chance. */
export function label({ state }: Scene, choice: Choice): string {
  const { facts, text } = choice;
  const said = say(`choice-${facts["action"]}`, facts);
  const view = viewOf(state);
  const odds = view.battle?.odds?.[text];
  if (odds) return say("at-odds", { choice: said, odds: oddsWords(text, odds) });
  const price = priceOf(choice, view);
  return price ? say("at-price", { choice: said, price }) : said;
}

function priceOf({ facts }: Choice, view: View): number {
  if (facts["action"] === "buy") return priceOfSort(view, String(facts["sort"]));
  if (facts["action"] === "buy-rail") return priceOfSort(view, "rail");
  return facts["action"] === "buy-naval" ? priceOfSort(view, "naval") : 0;
}

/** `leader +1, trench −1`. */
export function partWords(parts: Record<string, number>): string {
  const all = Object.entries(parts).map(([part, number]) => say("modifier", { part, number: signed(number) }));
  return all.length > 0 ? all.join(", ") : say("no-modifier");
}

/** `8 or more; leader +1`, or the modifiers of both who throw. */
export function needWords({ need, parts, other_parts, dodge }: Odds): string {
  if (!other_parts) return say("odds-need", { need: need ?? 0, parts: partWords(parts) });
  return say("odds-charge", { parts: partWords(parts), others: partWords(other_parts), dodge: dodge ? "yes" : "no" });
}

/** The chance of an attack and, where it may go wrong, the risk. */
export function chanceWords(action: string, odds: Odds): string {
  const chance = percent(harm(action, odds));
  if (odds.other_bonus === undefined) return say("odds-chance", { chance });
  const { repelled, lost } = melee(odds.bonus, odds.other_bonus);
  return say("odds-risk", { chance, risk: percent(repelled + lost) });
}

const oddsWords = (action: string, odds: Odds): string => `${chanceWords(action, odds)} (${needWords(odds)})`;

export const questionFor = whichOne(label);

export const confirmLabel = (scene: Scene, choice: Choice): string => label(scene, choice);

/** What war with Europe brings. */
const WAR = ["europe-02", "europe-03", "europe-08", "europe-09", "europe-12", "europe-13"];
/** What a political choice brings: the rules that tell of it. */
const CONSEQUENCES: Record<string, Record<Side, string[]>> = {
  emancipate: { union: ["eman-01", "eman-04", "eman-05"], confederate: ["eman-01", "eman-06", "eman-07", "eman-08", "eman-09", "eman-10", "eman-11", "eman-12"] },
  conscript: { union: ["consc-01", "consc-02", "consc-03", "consc-06", "consc-07", "consc-09"], confederate: ["consc-01", "consc-04", "consc-05", "consc-06", "consc-07", "consc-09"] },
  diplomacy: { union: ["dipl-01"], confederate: ["dipl-02"] },
  appeal: { union: [], confederate: ["supp-01", "supp-02", "supp-03", "supp-04", ...WAR] },
  "declare-war": { union: ["war-01", "war-02", ...WAR], confederate: [] },
  challenge: { union: ["naval-05", "naval-06"], confederate: ["naval-05", "naval-06"] },
  intercept: { union: ["naval-05", "amph-07", "amph-08"], confederate: ["naval-05", "amph-07", "amph-08"] },
  revolt: { union: ["europe-06", "europe-07"], confederate: [] },
};
/** Of the advanced rules. */
const ADVANCED: Record<string, string[]> = { evade: ["ACW-A-avoid-01"], blockade: ["ACW-A-block-01", "ACW-A-block-02"] };

export function consequences(action: string, side: Side): { rule: string; text: string }[] {
  const rules = [...(CONSEQUENCES[action]?.[side] ?? []).map((end) => `ACW-S-${end}`), ...(ADVANCED[action] ?? [])];
  return rules.map((rule) => ({ rule, text: words.rule(rule) })).filter(({ text }) => text !== "");
}

export const sortWords = (sort: string): string => say("sort", { sort });
