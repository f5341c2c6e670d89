/** The facts of The American Civil War made into sentences. */

import type { Choice, Event, Refusal, State } from "../../api/shapes.ts";
import { say, words } from "../../state/words.svelte.ts";
import type { Question, Scene } from "../adapter.ts";
import { kindOf } from "./muster.ts";
import { harm, melee, percent, signed } from "./odds.ts";
import { type Odds, readBoard, type Side } from "./shapes.ts";
import { costOf, viewOf } from "./view.ts";

/** The basic game counts turns, the others months. */
export function date(turn: number, board: unknown): string {
  const row = readBoard(board).turns[Math.max(turn, 1) - 1];
  if (!row || words.title === "civil-war-basic") return say("turn-number", { turn });
  return say("month-of-year", { month: row.month, year: String(row.year) });
}

export const ask = (state: State): string => say(`ask-${state.prompt.kind}`, state.prompt.facts);

export const tell = (event: Event): string => say(`event-${event.kind}`, event.facts);

export function explain(state: State, refusal: Refusal): string {
  void state;
  return say(`refusal-${refusal.code}`, refusal.facts);
}

/** A purchase with its price, an attack with its chance. */
export function label({ state }: Scene, choice: Choice): string {
  const { facts, text } = choice;
  const said = say(`choice-${facts["action"]}`, facts);
  const view = viewOf(state);
  const odds = view.battle?.odds?.[text];
  if (odds) return say("at-odds", { choice: said, odds: oddsWords(text, odds) });
  const price = priceOf(choice, view.asked as Side, state);
  return price ? say("at-price", { choice: said, price }) : said;
}

function priceOf({ facts }: Choice, side: Side, state: State): number {
  const view = viewOf(state);
  if (facts["action"] === "buy") return costOf(view, side, kindOf(String(facts["sort"])));
  if (facts["action"] === "buy-rail") return costOf(view, side, "rail");
  return facts["action"] === "buy-naval" ? costOf(view, side, "naval") : 0;
}

/** `8 or more with -1: 42 %`, or what may come of a charge. */
export function oddsWords(action: string, odds: Odds): string {
  const chance = percent(harm(action, odds));
  if (odds.other_bonus === undefined) return say("odds-need", { need: odds.need ?? 0, bonus: signed(odds.bonus), chance });
  const { repelled, lost } = melee(odds.bonus, odds.other_bonus);
  return say("odds-charge", { bonus: signed(odds.bonus), other: signed(odds.other_bonus), chance, risk: percent(repelled + lost), dodge: odds.dodge ? "yes" : "no" });
}

export function which(scene: Scene, choices: Choice[]): Question {
  return { asked: say("which-one"), answers: choices.map((choice) => label(scene, choice)) };
}

export const confirm = (scene: Scene, choice: Choice): string => label(scene, choice);

/** What a political choice brings: the rules that tell of it. */
const CONSEQUENCES: Record<string, Record<Side, string[]>> = {
  emancipate: { union: ["eman-01", "eman-04", "eman-05"], confederate: ["eman-01", "eman-06", "eman-07", "eman-08", "eman-09", "eman-11", "eman-12"] },
  conscript: { union: ["consc-01", "consc-02", "consc-03", "consc-06", "consc-09"], confederate: ["consc-01", "consc-04", "consc-05", "consc-06", "consc-09"] },
  diplomacy: { union: ["dipl-01"], confederate: ["dipl-02"] },
  appeal: { union: [], confederate: ["supp-01", "supp-02", "supp-03", "supp-04"] },
  "declare-war": { union: ["war-01", "war-02", "europe-02", "europe-08", "europe-12", "europe-13"], confederate: [] },
  challenge: { union: ["naval-05", "naval-06"], confederate: ["naval-05", "naval-06"] },
  intercept: { union: ["naval-05", "amph-07", "amph-08"], confederate: ["naval-05", "amph-07", "amph-08"] },
  revolt: { union: ["europe-06", "europe-07"], confederate: [] },
};

export function consequences(action: string, side: Side): { rule: string; text: string }[] {
  const rules = (CONSEQUENCES[action]?.[side] ?? []).map((end) => `ACW-S-${end}`);
  return rules.map((rule) => ({ rule, text: words.rule(rule) })).filter(({ text }) => text !== "");
}

export const sortWords = (sort: string): string => say("sort", { sort });
