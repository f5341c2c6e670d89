/** Choices and things on map and field: what is highlighted, what a pick means. */

import type { Choice, State } from "../../api/types.ts";
import type { Highlight, Thing } from "../../boards/board.ts";
import { place, say } from "../../state/words.svelte.ts";
import type { Scene } from "../adapter.ts";
import { selection, HOLDS } from "./selection.svelte.ts";
import { forces } from "./forces.ts";
import { buttonsOf, choicesAbout, collectHighlights, verb } from "../common/choices.ts";
import { fullLabel } from "./sentences.ts";
import { type Battle, type BattleSide } from "./types.ts";
import { aimedAt, enemyOf, viewOf } from "./view.ts";

const ATTACKS = ["battle", "fire", "charge", "at", "pursue"];

const spaceThing = (id: string): Thing => ({ kind: "space", id });
const sortThing = (id: string): Thing => ({ kind: "sort", id });
/** `attacker line-1`, and `attacker line-1 union-infantry`. */
const areaThing = (side: BattleSide, area: string): Thing => ({ kind: "area", id: `${side} ${area}` });
const pieceThing = (side: BattleSide, area: string, sort: string): Thing => ({ kind: "piece", id: `${side} ${area} ${sort}` });

/** What is bought or declared for the whole side has its place on the sheet beside the map. */
const ON_SHEET: Record<string, string> = { "buy-rail": "rail", "buy-naval": "naval" };
/** Steps that are decided on the sheet: each offer has its place there, and the choice that declines them all comes last. */
const SHEET_STEPS = ["politics", "naval", "intercept", "avoid", "revolt", "blockade"];
export const offersOf = ({ prompt, choices }: State): Choice[] => (SHEET_STEPS.includes(prompt.kind) ? choices.slice(0, -1) : []);
const sheetThing = (id: string): Thing => ({ kind: "sheet", id });

/** All areas of a side in which a sort stands, the unbroken ones first. */
function standing(battle: Battle, side: BattleSide, sort: string): Thing[] {
  return Object.entries(battle.areas[side]).flatMap(([area, pieces]) => (pieces[sort] ? [pieceThing(side, area, sort)] : []));
}

/** Where targets stand: ahead of the piece that acts. */
function targets(battle: Battle, sort: string): Thing[] {
  const enemy = enemyOf(battle.part);
  const area = aimedAt(battle, battle.area ?? "");
  return battle.areas[enemy][area]?.[sort] ? [pieceThing(enemy, area, sort)] : [];
}

type Find = (battle: Battle, facts: Record<string, string>) => Thing[];

const ON_FIELD: Record<string, Find> = {
  line: ({ part }, { sort = "" }) => [pieceThing(part, "reserve", sort)],
  back: ({ part }, { sort = "" }) => [pieceThing(part, "line-1", sort)],
  shoot: ({ part }, { sort = "" }) => [pieceThing(part, "line-1", sort)],
  recall: ({ part }, { sort = "" }) => [pieceThing(part, "routed", sort)],
  at: ({ part }, { sort = "" }) => [pieceThing(enemyOf(part), "line-1", sort)],
  ground: ({ part }, { area = "" }) => [areaThing(part, area)],
  dig: ({ part }, { area = "" }) => [areaThing(part, area)],
  deploy: ({ part }, { sort = "", area = "" }) => [pieceThing(part, "reserve", sort), ...(selection.sort === sort ? [areaThing(part, area)] : [])],
  act: ({ part }, { sort = "", area = "" }) => [pieceThing(part, area, sort)],
  shift: ({ part }, { area = "" }) => [areaThing(part, area)],
  fire: (battle, { target = "" }) => targets(battle, target),
  charge: (battle, { target = "" }) => targets(battle, target),
  lose: ({ part, area = "" }, { sort = "" }) => [pieceThing(part, area, sort)],
  rally: ({ part }, { target = "" }) => [pieceThing(part, "routed", target)],
  pursue: (battle, { sort = "", target = "" }) => [...standing(battle, battle.part, sort), ...(selection.sort === sort ? standing(battle, enemyOf(battle.part), target) : [])],
};

/** The things that a choice is about. */
export function thingsOf({ state }: Scene, choice: Choice): Thing[] {
  const { battle } = viewOf(state);
  const found = ON_FIELD[verb(choice)];
  if (found) return battle ? found(battle, choice.facts as Record<string, string>) : [];
  if (offersOf(state).includes(choice)) return [sheetThing(verb(choice))];
  const item = ON_SHEET[verb(choice)];
  if (item) return [sortThing(item)];
  const { sort, space } = choice.facts;
  if (typeof space !== "string") return typeof sort === "string" ? [sortThing(sort)] : [];
  if (!["buy", "place"].includes(verb(choice))) return [spaceThing(space)];
  return selection.sort && offers(state, selection.sort) && selection.sort !== sort ? [sortThing(String(sort))] : [sortThing(String(sort)), spaceThing(space)];
}

const offers = (state: State, sort: string): boolean => state.choices.some((choice) => choice.facts["sort"] === sort);

export const { primary, givesUp, left, secondaryActions } = buttonsOf(thingsOf, {
  goesOn: ["ready", "done", "ordered", "accept", "stand", "hold"],
  asks: ["march", "rally", "buy", "act", "pursue"],
});

export const highlighted = (scene: Scene): Highlight[] => collectHighlights(scene, thingsOf, look, selected(scene.state));

function look(scene: Scene, choice: Choice, thing: Thing): Omit<Highlight, "thing"> {
  const isSort = thing.kind === "sort" && choice.facts["sort"] === thing.id;
  return { tone: isOwn(scene, thing) ? "choice" : toneOf(scene, choice), label: isSort ? say("sort", { sort: thing.id }) : fullLabel(scene, choice) };
}

/** One's own piece, that fights. */
const isOwn = ({ state }: Scene, { kind, id }: Thing): boolean => kind === "piece" && id.startsWith(viewOf(state).battle?.part ?? "-");

/** A step into the enemy is highlighted as a battle. */
function toneOf({ state }: Scene, choice: Choice): Highlight["tone"] {
  if (ATTACKS.includes(verb(choice))) return "battle";
  if (!["to", "sail", "rail"].includes(verb(choice))) return "choice";
  const view = viewOf(state);
  const met = forces(view.armies[String(choice.facts["space"])] ?? {}).some(({ party }) => party !== view.asked);
  return met ? "battle" : "choice";
}

/** What is at work: the space that is moved from, the goal, the piece that acts. */
function selected(state: State): Highlight[] {
  if (state.choices.length === 0) return [];
  const view = viewOf(state);
  if (view.battle) return atWork(view.battle, state.prompt.kind);
  const spaces = ["where", "who", "retreat", "displace", "main", "intercept"].includes(state.prompt.kind) ? [view.space, view.target] : [];
  return spaces.filter(Boolean).map((id) => ({ thing: spaceThing(id), tone: "selected", label: place(id) }));
}

/** The piece that awaits its order or its target; when the charged are asked, the charger. */
function atWork({ sort, area = "line-1", part }: Battle, step: string): Highlight[] {
  if (!sort || !["order", "target", "dodge"].includes(step)) return [];
  const side = step === "dodge" ? enemyOf(part) : part;
  return [{ thing: pieceThing(side, area, sort), tone: "selected", label: say("at-work", { sort }) }];
}

/** The choices that picking a thing may mean; what is in hand narrows them. A chance on the battle board is one choice. */
export function choicesFor(scene: Scene, thing: Thing): Choice[] {
  const { state } = scene;
  if (thing.kind === "choice") return state.choices.filter(({ text }) => text === thing.id);
  const found = choicesAbout(scene, thing, thingsOf);
  const held = HOLDS.includes(state.prompt.kind) ? found.filter((choice) => choice.facts["sort"] === selection.sort) : [];
  return held.length > 0 ? held : found;
}

/** Picking the space that was moved from takes the choice back. */
export function isUndo({ state }: Scene, thing: Thing): boolean {
  const view = viewOf(state);
  const { kind } = state.prompt;
  if (view.battle && (kind === "order" || kind === "target")) return atWork(view.battle, kind).some((one) => one.thing.id === thing.id && thing.kind === "piece");
  return state.prompt.kind === "where" && thing.kind === "space" && thing.id === view.space;
}

