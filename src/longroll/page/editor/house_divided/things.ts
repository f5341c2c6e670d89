/** What can be selected on the map: boxes, lines and armies, each by its number in the pack. */

import type { Thing } from "../../boards/board.ts";
import { type Direction, isDirection, nextStop } from "../../boards/common/focus.ts";
import type { Say } from "../../words/catalogue.ts";
import { findNamed } from "../fields.ts";
import { type Pack, type Path, put } from "../path.ts";
import { armiesOf, boxesOf, linesOf, nameOfBox } from "./pack.ts";

const thingOf = (kind: string) => (number: number): Thing => ({ kind, id: String(number) });
export const boxThing = thingOf("box");
export const lineThing = thingOf("line");
export const unitThing = thingOf("unit");

export const boxNumber = (pack: Pack, id: string): number => boxesOf(pack).findIndex((box) => box.id === id);

export function boxName(pack: Pack, id: string): string {
  const box = boxesOf(pack)[boxNumber(pack, id)];
  return box ? nameOfBox(box) : id;
}

export function isThere(pack: Pack, { kind, id }: Thing): boolean {
  const rows: readonly unknown[] = kind === "box" ? boxesOf(pack) : kind === "line" ? linesOf(pack) : armiesOf(pack);
  return rows[Number(id)] !== undefined;
}

export function nameOf(pack: Pack, { kind, id }: Thing, say: Say): string {
  const number = Number(id);
  if (kind === "box") return boxesOf(pack).map(nameOfBox)[number] ?? id;
  const [line, army] = [linesOf(pack)[number], armiesOf(pack)[number]];
  if (kind === "line" && line) return say("editor-line", { one: boxName(pack, line.a), other: boxName(pack, line.b), kind: say("line", { line: line.type }) });
  return army ? say("editor-army", { count: army.count, rank: say("rank", { rank: army.rank }), arm: say("arm", { arm: army.arm }), box: boxName(pack, army.box) }) : id;
}

/** The thing that a place of the pack speaks of. */
export function thingAt(pack: Pack, [section, part, number]: Path): Thing | null {
  if (typeof number !== "number") return null;
  const kind = section === "map" ? (part === "boxes" ? "box" : "line") : section === "set_up" && part === "units" ? "unit" : "";
  const thing = { kind, id: String(number) };
  return kind && isThere(pack, thing) ? thing : null;
}

export function find(pack: Pack, words: string): Thing | null {
  const number = findNamed(boxesOf(pack).map((box) => [box.id, box.name, nameOfBox(box)]), words);
  return number === null ? null : boxThing(number);
}

/** From box to box. */
export function next(pack: Pack, thing: Thing | null, key: string): Thing | null {
  const boxes = boxesOf(pack).map((place, number) => ({ place, number }));
  const home = thing && homeOf(pack, thing);
  const from = home ? boxes[boxNumber(pack, home)] : undefined;
  if (!from || thing?.kind !== "box") return boxes[0] ? boxThing(from?.number ?? 0) : null;
  if (!isDirection(key)) return null;
  const found = nextStop(from.place, boxes.filter((box) => box !== from), key satisfies Direction);
  return found ? boxThing(found.number) : null;
}

function homeOf(pack: Pack, { kind, id }: Thing): string | undefined {
  const number = Number(id);
  if (kind === "box") return boxesOf(pack)[number]?.id;
  return kind === "line" ? linesOf(pack)[number]?.a : armiesOf(pack)[number]?.box;
}

/** An army that is dragged is set up where it is let go. */
export function move(pack: Pack, thing: Thing, goal: Thing): Pack | null {
  const box = goal.kind === "line" ? undefined : homeOf(pack, goal);
  return thing.kind === "unit" && box ? put(pack, ["set_up", "units", Number(thing.id), "box"], box) : null;
}
