/** The facts of A House Divided made into sentences. */

import type { Choice, Facts, LogEvent, State } from "../../api/types.ts";
import { say } from "../../state/words.svelte.ts";
import type { Question, Scene } from "../adapter.ts";
import { crosses, routeFacts } from "./routes.ts";
import { readBoard, type View } from "./types.ts";
import { aiming, enemyOf, findUnit, force, inFull, kindsOf, plain, short, viewOf } from "./view.ts";

export function date(turn: number, board: unknown): string {
  const row = readBoard(board).turns[turn - 1];
  if (!row) return "";
  const [first = "", last = "none"] = row.months.map((month) => say("month", { month }));
  return say("turn-label", { first, last, year: String(row.year) });
}

export function promptText(state: State): string {
  const { kind, facts } = state.prompt;
  return say(`ask-${kind}`, withUnits(viewOf(state), facts));
}

/** What a unit does outside a battle. There the panel of the battle shows the name of each unit; elsewhere nothing does. */
const DOES = ["moved", "sailed", "invaded", "digging", "dug", "promoted", "recruited", "reinforced", "rode"];

/** In an account a unit is told by what it is and where it comes from. */
const inWords = ({ kind, facts }: LogEvent): boolean => "start" in facts && DOES.includes(kind);

function tellUnits(events: LogEvent[], { kind, facts }: LogEvent): string {
  const told: Facts = { ...facts, names: kindsOf(events.map((event) => event.facts)), count: events.length };
  return say(`told-${kind}`, typeof facts["route"] === "string" ? { ...told, ...routeFacts(facts["route"]) } : told);
}

export function describe(event: LogEvent, board: unknown): string {
  if (inWords(event)) return tellUnits([event], event);
  const facts: Facts = { ...event.facts };
  if (typeof facts["route"] === "string") Object.assign(facts, routeFacts(facts["route"]));
  if (event.kind === "turn" || event.kind === "half-turn") facts["date"] = date(Number(facts["number"]), board);
  return say(`event-${event.kind}`, facts);
}

/** Units that go the same way, one after the other. */
export const alike = ({ kind, facts }: LogEvent): string => (kind === "moved" || kind === "sailed" ? `${kind} ${facts["route"] ?? `${facts["start"] ?? ""} ${facts["box"]}`}` : "");

export function describeAll(events: LogEvent[]): string {
  const [first] = events;
  if (!first || !alike(first)) return "";
  if (inWords(first)) return tellUnits(events, first);
  const { route, box } = first.facts;
  const names = events.map(({ facts }) => String(facts["unit"])).join(", ");
  return say(`event-${first.kind}-together`, { names, box: box ?? "", ...(typeof route === "string" ? routeFacts(route) : {}) });
}

/** The facts, with units described as they are now. */
function withUnits(view: View, facts: Facts): Facts {
  const told = { ...facts };
  for (const name of ["unit", "at_unit"]) if (name in told) told[name] = short(view, String(told[name]));
  return told;
}

export function label(scene: Scene, choice: Choice): string {
  return say(`choice-${choice.facts["action"]}`, choiceFacts(scene, choice.facts));
}

/** Ways to one box are told apart by what they go by. */
export function questionFor(scene: Scene, choices: Choice[]): Question {
  const ways = choices.every(({ facts }) => WAYS.includes(String(facts["action"])));
  const goals = new Set(choices.map(({ facts }) => facts["box"]));
  const [box = ""] = goals;
  if (!ways || goals.size > 1) return { asked: say("which-one"), answers: choices.map((choice) => label(scene, choice)) };
  return { asked: say("which-way", { box }), answers: choices.map(({ facts }) => by(scene, facts)) };
}

const WAYS = ["go", "sail"];

function by(scene: Scene, { route }: Facts): string {
  return typeof route === "string" ? say("way-by", wayFacts(scene, route)) : say("way-by-sea");
}

export function confirmLabel(scene: Scene, choice: Choice): string {
  const said = label(scene, choice);
  return choice.facts["action"] === "go" ? say("confirm-go", { choice: said }) : said;
}

function choiceFacts(scene: Scene, told: Facts): Facts {
  const view = viewOf(scene.state);
  const side = String(scene.state.prompt.facts["side"]);
  const facts: Facts = { ...told };
  if (typeof told["box"] === "string") Object.assign(facts, boxFacts(view, told["box"], side));
  if (typeof told["route"] === "string") Object.assign(facts, wayFacts(scene, told["route"]));
  if (typeof told["unit"] === "string") Object.assign(facts, unitFacts(view, told["unit"]));
  return facts;
}

function boxFacts(view: View, box: string, side: string): Facts {
  return { holder: view.control[box] ?? "nobody", force: force(view, box, side), enemy: force(view, box, enemyOf(side)) };
}

function wayFacts(scene: Scene, route: string): Facts {
  return { ...routeFacts(route), crossing: crosses(readBoard(scene.board), route) ? "yes" : "no" };
}

function unitFacts(view: View, unit: string): Facts {
  const value = (view.battle && aiming(view.battle)?.values[unit]) ?? 0;
  const box = findUnit(view, unit)?.box ?? "";
  return { plain: plain(view, unit), unit: inFull(view, unit), value, box };
}
