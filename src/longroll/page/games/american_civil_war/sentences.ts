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

/** A purchase with its price, a way by rail or sea with its fares. */
export function label({ state }: Scene, choice: Choice): string {
  const { facts } = choice;
  const said = say(`choice-${facts["action"]}`, facts);
  const view = viewOf(state);
  const price = priceOf(choice, view);
  return price ? say("at-price", { choice: said, price }) : withFare(said, String(facts["action"]), view);
}

const BY: Record<string, "rail" | "naval"> = { rail: "rail", sail: "naval" };

/** A way by rail or sea with what it costs, and what is left. */
function withFare(said: string, action: string, { transport }: View): string {
  const by = BY[action];
  if (!by || !transport) return said;
  return say(`at-fare-${by}`, { choice: said, left: transport[by], infantry: transport.fares["infantry"] ?? 0, cavalry: transport.fares["cavalry"] ?? 0 });
}

/** With the chance of an attack, where the battle board does not show it. */
export function fullLabel(scene: Scene, choice: Choice): string {
  const odds = viewOf(scene.state).battle?.odds?.[choice.text];
  const said = label(scene, choice);
  return odds ? say("at-odds", { choice: said, odds: oddsWords(choice.text, odds) }) : said;
}

function priceOf({ facts }: Choice, view: View): number {
  if (facts["action"] === "buy") return priceOfSort(view, String(facts["sort"]));
  if (facts["action"] === "buy-rail") return priceOfSort(view, "rail");
  return facts["action"] === "buy-naval" ? priceOfSort(view, "naval") : 0;
}

/** `leader +1, trench −1`; nothing where there is no modifier. */
const partWords = (parts: Record<string, number>): string =>
  Object.entries(parts).map(([part, number]) => say("modifier", { part, number: signed(number) })).join(", ");

/** `8 or more; leader +1`, or the modifiers of both who throw. */
export function needWords({ need, parts, other_parts, dodge }: Odds): string {
  const own = partWords(parts);
  const [mine, theirs] = [own && other_parts ? say("odds-yours", { parts: own }) : own, partWords(other_parts ?? {})];
  return [need === undefined ? "" : say("odds-need", { need }), mine, theirs && say("odds-theirs", { parts: theirs }), dodge ? say("odds-dodge") : ""].filter(Boolean).join(" · ");
}

/** What the attacker risks in a charge. */
export function riskWords({ bonus, other_bonus }: Odds): string {
  if (other_bonus === undefined) return "";
  const { repelled, lost } = melee(bonus, other_bonus);
  return say("odds-risk", { risk: percent(repelled + lost) });
}

function oddsWords(action: string, odds: Odds): string {
  const chance = say("odds-chance", { chance: percent(harm(action, odds)) });
  const needs = needWords(odds);
  return `${[chance, riskWords(odds)].filter(Boolean).join(", ")}${needs ? ` (${needs})` : ""}`;
}

export const questionFor = whichOne(fullLabel);

export const confirmLabel = fullLabel;

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
