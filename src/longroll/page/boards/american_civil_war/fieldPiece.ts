/** The pieces of one sort in an area of the battle board: a counter for each of them, their number and kind, and what may be done
 * to them with its chance. A chance is a button that makes its choice. */
import type { BoardEvents, Highlight, Thing } from "../board.ts";
import { kindOf } from "../../games/american_civil_war/forces.ts";
import { harm, percent } from "../../games/american_civil_war/odds.ts";
import { needWords, riskWords } from "../../games/american_civil_war/sentences.ts";
import { HOLDS, selection } from "../../games/american_civil_war/selection.svelte.ts";
import type { Battle, Odds } from "../../games/american_civil_war/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { drawSort, element } from "./html.ts";

export interface Piece {
  battle: Battle;
  thing: Thing;
  sort: string;
  count: number;
  step: string;
  held: boolean;
  highlighted: Highlight | undefined;
}

interface Around {
  events: BoardEvents;
  say: Say;
  /** What was tapped and waits to be confirmed. */
  proposed: string;
}

/** More counters than this overlap, and more than that are not drawn one by one. */
const ROOMY = 3;
const MOST = 6;

/** In some steps a sort is taken in hand first. */
export const holds = (step: string): boolean => HOLDS.includes(step);

export function drawPiece(piece: Piece, around: Around): HTMLElement {
  const chances = piece.highlighted && piece.highlighted.tone !== "selected" ? chancesOf(piece) : [];
  return element("div", "field-stack", [drawCounters(piece, around), ...(chances.length > 0 ? [element("div", "chances", chances.map(([action, odds]) => drawChance(action, odds, piece, around)))] : [])]);
}

function drawCounters(piece: Piece, { events, say, proposed }: Around): HTMLElement {
  const { thing, sort, count, held, highlighted } = piece;
  const kind = say("kind", { kind: kindOf(sort), count });
  const pieces = `${count} ${kind} (${say("sort", { sort })})`;
  const tone = highlighted ? ` highlighted ${highlighted.tone}` : "";
  const button = element("button", `field-piece${tone}${held ? " held" : ""}${proposed === thing.id ? " proposed" : ""}`, [
    element("span", `counters${count > ROOMY ? " many" : ""}`, Array.from({ length: Math.min(count, MOST) }, () => drawSort(sort))),
    element("span", "strength", [element("b", "", [String(count)]), " ", element("span", "kind-name", [kind])]),
  ]);
  button.type = "button";
  button.dataset["piece"] = thing.id;
  button.setAttribute("aria-label", say("piece-label", { pieces, choice: highlighted ? highlighted.label : "none" }));
  button.title = highlighted?.label ?? pieces;
  if (held) button.setAttribute("aria-pressed", "true");
  button.addEventListener("click", (event) => picked(piece, events, isTouch(event)));
  return button;
}

function picked({ battle, thing, sort, step, highlighted }: Piece, events: BoardEvents, touch: boolean): void {
  if (highlighted && holds(step) && thing.id.startsWith(battle.part)) selection.toggle(sort);
  else events.pick(thing, touch && highlighted?.tone === "battle");
}

/** `fire 42%`, and under it what the dice need. */
function drawChance(action: string, odds: Odds, { sort, count }: Piece, { events, say, proposed }: Around): HTMLElement {
  const chance = say("chance-of", { action: action.split(" ")[0] ?? "", chance: percent(harm(action, odds)) });
  const needs = [riskWords(odds), needWords(odds)].filter(Boolean).join(" · ");
  const button = element("button", `chance${proposed === action ? " proposed" : ""}`, [element("b", "", [chance]), " ", element("small", "", [needs])]);
  button.type = "button";
  button.dataset["choice"] = action;
  button.setAttribute("aria-label", `${chance} ${needs} (${say("pieces", { sort, count })})`);
  button.addEventListener("click", (event) => events.pick({ kind: "choice", id: action }, isTouch(event)));
  return button;
}

/** Actions that bring one's own back. */
const RETURNS = ["rally", "recall"];

/** Each attack on a piece that may be declared, or that it comes back. */
function chancesOf({ battle, thing: { id }, sort }: Piece): [string, Odds][] {
  const own = id.startsWith(battle.part);
  return Object.entries(battle.odds).filter(([action]) => {
    const [verb = "", first = "", second = ""] = action.split(" ");
    if (own !== RETURNS.includes(verb)) return false;
    return verb === "pursue" ? first === selection.sort && second === sort : first === sort && (!own || id.includes(" routed "));
  });
}

/** By a finger, which cannot hover first? */
const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === "touch";
