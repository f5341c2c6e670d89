/** What can be selected on the map of a battle: hexes, sides, and units by their number in the pack. */

import { cellOf, nameOf as hexName } from "../../boards/five_aprils/grid.ts";
import type { Thing } from "../../boards/board.ts";
import type { Say } from "../../words/catalogue.ts";
import { get, type Pack, type Path } from "../path.ts";
import { hasHex, hasSide, sideOf } from "./ground.ts";
import { mapOf, unitsOf, withBeginning } from "./pack.ts";

export const hexThing = (id: string): Thing => ({ kind: "hex", id });
export const sideThing = (id: string): Thing => ({ kind: "side", id });
export const unitThing = (number: number): Thing => ({ kind: "unit", id: String(number) });

export function isThere(pack: Pack, { kind, id }: Thing): boolean {
  if (kind === "hex") return hasHex(mapOf(pack), id);
  return kind === "side" ? hasSide(mapOf(pack), id) : unitsOf(pack)[Number(id)] !== undefined;
}

export function nameOf(pack: Pack, { kind, id }: Thing, say: Say): string {
  if (kind === "unit") return unitsOf(pack)[Number(id)]?.label ?? id;
  const { places, objectives } = mapOf(pack);
  if (kind === "side") return say("editor-side", { one: id.slice(0, 4), other: id.slice(5) });
  const name = [...objectives, ...places].find(({ hex }) => hex === id)?.name;
  return name ? say("editor-named-hex", { hex: id, name }) : say("editor-hex", { hex: id });
}

/** The thing that a place of the pack speaks of. */
export function thingAt(pack: Pack, place: Path): Thing | null {
  const [section, part, number] = place;
  if (section === "units" && typeof part === "number") return unitsOf(pack)[part] ? unitThing(part) : null;
  if (section !== "map" || number === undefined) return null;
  return placed(pack, get(pack, place)) ?? (typeof number === "number" ? placed(pack, get(pack, ["map", String(part), number, part === "crossings" ? "side" : "hex"])) : null);
}

function placed(pack: Pack, value: unknown): Thing | null {
  if (typeof value !== "string") return null;
  if (hasHex(mapOf(pack), value)) return hexThing(value);
  return hasSide(mapOf(pack), value) ? sideThing(sideOf(value.slice(0, 4), value.slice(5))) : null;
}

/** A hex by number or name, a side by two numbers, a unit by id, label or name. */
export function find(pack: Pack, words: string): Thing | null {
  const wanted = words.trim().toLowerCase();
  const [one, other] = wanted.split(/[^\da-z]+/);
  if (wanted === "") return null;
  const exact = placed(pack, other === undefined ? wanted : `${one}|${other}`);
  if (exact) return exact;
  const units = unitsOf(pack);
  const named = (matches: (name: string) => boolean): number => units.findIndex(({ id, label, name }) => [id, label, name].some((text) => matches(String(text).toLowerCase())));
  const unit = [named((name) => name === wanted), named((name) => name.includes(wanted))].find((number) => number >= 0);
  const { places, objectives } = mapOf(pack);
  const place = [...objectives, ...places].find(({ name }) => name.toLowerCase().includes(wanted));
  if (place && (unit === undefined || place.name.toLowerCase() === wanted)) return hexThing(place.hex);
  return unit === undefined ? null : unitThing(unit);
}

const STEPS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** From hex to hex; from a side or a unit to a hex of it. */
export function next(pack: Pack, thing: Thing | null, key: string): Thing | null {
  const map = mapOf(pack);
  const from = homeOf(pack, thing) ?? hexName({ column: Math.floor((map.columns[0] + map.columns[1]) / 2), row: Math.floor((map.rows[0] + map.rows[1]) / 2) });
  const step = STEPS[key];
  if (!thing || !step) return hexThing(from);
  const { column, row } = cellOf(from);
  const goal = hexName({ column: column + step[0], row: row + step[1] });
  return hasHex(map, goal) ? hexThing(goal) : null;
}

function homeOf(pack: Pack, thing: Thing | null): string | undefined {
  if (thing?.kind !== "unit") return thing?.id.slice(0, 4);
  const setup = unitsOf(pack)[Number(thing.id)]?.setup;
  return setup && hasHex(mapOf(pack), setup) ? setup : undefined;
}

/** A unit that is dragged is set up where it is let go. */
export function move(pack: Pack, thing: Thing, goal: Thing): Pack | null {
  const hex = goal.kind === "unit" ? unitsOf(pack)[Number(goal.id)]?.setup : goal.id.slice(0, 4);
  return thing.kind === "unit" && hex ? withBeginning(pack, Number(thing.id), { setup: hex }) : null;
}
