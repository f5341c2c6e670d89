/** What can be selected on the map: spaces, borders and railways by their numbers in the pack, stacks by those of their scenario
 * and of their own. */

import type { Thing } from "../../boards/board.ts";
import { isDirection, nextStop } from "../../boards/common/focus.ts";
import type { Say } from "../../words/catalogue.ts";
import { findNamed } from "../fields.ts";
import { type Pack, type Path, put } from "../path.ts";
import { bordersOf, type Pair, railwaysOf, scenariosOf, spacesOf, type Stack } from "./pack.ts";
import { sortsOf } from "./view.ts";

const thingOf = (kind: string) => (number: number): Thing => ({ kind, id: String(number) });
export const spaceThing = thingOf("space");
export const borderThing = thingOf("border");
export const railwayThing = thingOf("railway");
export const stackThing = (scenario: number, number: number): Thing => ({ kind: "unit", id: `${scenario}-${number}` });

export const spaceNumber = (pack: Pack, id: string): number => spacesOf(pack).findIndex((space) => space.id === id);
export const spaceName = (pack: Pack, id: string): string => spacesOf(pack)[spaceNumber(pack, id)]?.name ?? id;
export const scenarioName = (id: string, say: Say): string => say(`scenario-short-name-${id}`);

/** The scenario and the number of a stack. */
export const placeOfStack = ({ id }: Thing): [number, number] => id.split("-").map(Number) as [number, number];

export function stackOf(pack: Pack, thing: Thing): Stack | undefined {
  const [scenario, number] = placeOfStack(thing);
  return scenariosOf(pack)[scenario]?.fixed[number];
}

export const pairOf = (pack: Pack, { kind, id }: Thing): Pair | undefined => (kind === "border" ? bordersOf(pack) : railwaysOf(pack))[Number(id)];

export function isThere(pack: Pack, thing: Thing): boolean {
  if (thing.kind === "space") return spacesOf(pack)[Number(thing.id)] !== undefined;
  return (thing.kind === "unit" ? stackOf(pack, thing) : pairOf(pack, thing)) !== undefined;
}

export function nameOf(pack: Pack, thing: Thing, say: Say): string {
  if (thing.kind === "space") return spacesOf(pack)[Number(thing.id)]?.name ?? thing.id;
  if (thing.kind === "unit") return nameOfStack(pack, thing, say);
  const pair = pairOf(pack, thing);
  return pair ? say(`editor-${thing.kind}`, { one: spaceName(pack, pair.a), other: spaceName(pack, pair.b) }) : thing.id;
}

function nameOfStack(pack: Pack, thing: Thing, say: Say): string {
  const stack = stackOf(pack, thing);
  return stack ? say("editor-stack", { scenario: scenarioName(scenariosOf(pack)[placeOfStack(thing)[0]]?.id ?? "", say), space: spaceName(pack, stack.space), pieces: piecesOf(stack, say) }) : thing.id;
}

/** `5 Union infantry, 1 Union cavalry`. */
export const piecesOf = (stack: Stack, say: Say): string => Object.entries(sortsOf(stack)).map(([sort, count]) => say("pieces", { sort, count })).join(", ") || say("editor-none");

/** The thing that a place of the pack speaks of. */
export function thingAt(pack: Pack, [section, part, inner, number]: Path): Thing | null {
  const kinds: Record<string, string> = { spaces: "space", borders: "border", railways: "railway" };
  const kind = section === "map" ? kinds[String(part)] : undefined;
  const stack = section === "scenarios" && inner === "fixed" && typeof number === "number";
  const thing = stack ? stackThing(Number(part), number) : kind && typeof inner === "number" ? { kind, id: String(inner) } : null;
  return thing && isThere(pack, thing) ? thing : null;
}

export function find(pack: Pack, words: string): Thing | null {
  const number = findNamed(spacesOf(pack).map(({ id, name }) => [id, name]), words);
  return number === null ? null : spaceThing(number);
}

/** From space to space. */
export function next(pack: Pack, thing: Thing | null, key: string): Thing | null {
  const spaces = spacesOf(pack).map(({ lon, lat }, number) => ({ place: { x: lon * 10, y: -lat * 10 }, number }));
  const home = thing && homeOf(pack, thing);
  const from = home === null ? undefined : spaces[spaceNumber(pack, home)];
  if (!from || thing?.kind !== "space") return spaces[0] ? spaceThing(from?.number ?? 0) : null;
  const found = isDirection(key) ? nextStop(from.place, spaces.filter((space) => space !== from), key) : undefined;
  return found ? spaceThing(found.number) : null;
}

/** The space that a thing is in, or begins in. */
export function homeOf(pack: Pack, thing: Thing): string | null {
  if (thing.kind === "space") return spacesOf(pack)[Number(thing.id)]?.id ?? null;
  return (thing.kind === "unit" ? stackOf(pack, thing)?.space : pairOf(pack, thing)?.a) ?? null;
}

/** A stack that is dragged is set up where it is let go. */
export function move(pack: Pack, thing: Thing, goal: Thing): Pack | null {
  const space = goal.kind === "space" || goal.kind === "unit" ? homeOf(pack, goal) : null;
  const [scenario, number] = placeOfStack(thing);
  return thing.kind === "unit" && space ? put(pack, ["scenarios", scenario, "fixed", number, "space"], space) : null;
}
