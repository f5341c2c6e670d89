/** The fields of boxes, lines and armies. */

import type { Thing } from "../../boards/board.ts";
import type { Say } from "../../words/catalogue.ts";
import { fieldOf, fieldsOf, remover, type Spec } from "../fields.ts";
import { get, listed, type Pack, put } from "../path.ts";
import type { Command, Field, Group, Option } from "../system.ts";
import { addArmy, addLine, removeBox, renameBox, setLineKind } from "./edits.ts";
import { armiesOf, type Box, boxesOf, type Line, linesOf, nameOfBox, navalBaseOf, victoryOf } from "./pack.ts";
import { boxName, boxNumber, boxThing, isThere, lineThing, nameOf, unitThing } from "./things.ts";

export const SIDES = ["union", "confederate"] as const;
export const ARMS = ["infantry", "cavalry"] as const;
export const RANKS = ["militia", "veteran", "crack"] as const;
export const LINES = ["road", "rail", "river"] as const;
export const HOMES = ["union", "confederate", "neutral"] as const;

export const sideWord = (side: string, say: Say): string => say("side", { side });
export const armWord = (arm: string, say: Say): string => say("arm", { arm });
export const rankWord = (rank: string, say: Say): string => say("rank", { rank });
export const lineWord = (line: string, say: Say): string => say("line", { line });
export const homeWord = (home: string, say: Say): string => (home === "neutral" ? say("kind-neutral") : sideWord(home, say));

export function describe(pack: Pack, thing: Thing, say: Say): Group[] {
  if (!isThere(pack, thing)) return [];
  const number = Number(thing.id);
  if (thing.kind === "box") return describeBox(pack, number, say);
  return thing.kind === "line" ? describeLine(pack, number, say) : describeArmy(pack, number, say);
}

// --- boxes

const BOX: readonly Spec[] = [
  { key: "name", kind: "text" },
  { key: "map-label", kind: "text", at: ["label"], optional: true },
  { key: "state", kind: "text" },
  { key: "later-state", kind: "text", at: ["later_state"], optional: true },
  { key: "home", kind: "choice", values: HOMES, word: homeWord, paint: true },
  { key: "port", kind: "flag", paint: true },
  { key: "permanent", kind: "flag", at: ["permanent_entrenchment"], paint: true },
  { key: "river-sides", kind: "several", at: ["river_sides"], values: ["N", "E", "S", "W"], word: (side, say) => say(`compass-${side}`) },
];
const RECRUITS: readonly Spec[] = SIDES.map((side) => ({ key: `recruit-${side}`, kind: "number", at: ["recruit", side], paint: true }));
const PLACE: readonly Spec[] = [
  { key: "x", kind: "number" },
  { key: "y", kind: "number" },
];

function describeBox(pack: Pack, number: number, say: Say): Group[] {
  const box = boxesOf(pack)[number] as Box;
  const base = ["map", "boxes", number];
  const lines = linesOf(pack).flatMap((line, n) => (line.a === box.id || line.b === box.id ? [{ label: lineLabel(pack, line, box.id, say), thing: lineThing(n) }] : []));
  const armies = armiesOf(pack).flatMap((army, n) => (army.box === box.id ? [{ label: nameOf(pack, unitThing(n), say), thing: unitThing(n) }] : []));
  const source = fieldOf(pack, ["provenance", "boxes"], { key: "source", kind: "text", at: [box.id], optional: true }, say);
  return [
    { title: say("group-box"), fields: fieldsOf(pack, base, BOX, say), links: [], commands: [] },
    { title: say("group-recruitment"), fields: fieldsOf(pack, base, RECRUITS, say), links: [], commands: [] },
    { title: say("group-lines"), fields: [newLine(pack, box, say)], links: lines, commands: [] },
    { title: say("group-forces"), fields: [], links: armies, commands: [newArmy(pack, box, say)] },
    { title: say("group-victory"), fields: victoryFields(pack, box.id, say), links: [], commands: [] },
    { title: say("group-more"), fields: [...fieldsOf(pack, base, PLACE, say), idField(pack, number, say), source], links: [], commands: [{ key: "remove-box", label: say("editor-remove"), run: (now) => ({ pack: removeBox(now, number), selected: null }) }] },
  ];
}

const lineLabel = (pack: Pack, line: Line, from: string, say: Say): string => say("editor-line-to", { box: boxName(pack, line.a === from ? line.b : line.a), kind: lineWord(line.type, say) });

const idField = (pack: Pack, number: number, say: Say): Field => ({ ...fieldOf(pack, ["map", "boxes", number], { key: "id", kind: "text" }, say), late: true, set: (now, id) => renameBox(now, number, String(id)) });

const boxOptions = (pack: Pack): Option[] => boxesOf(pack).map((box) => ({ value: box.id, label: nameOfBox(box) })).sort((one, other) => one.label.localeCompare(other.label));

/** Choosing a box leads a line there. */
function newLine(pack: Pack, box: Box, say: Say): Field {
  const options = [{ value: "", label: say("editor-none") }, ...boxOptions(pack).filter(({ value }) => value !== box.id)];
  return { key: "new-line", label: say("field-new-line"), kind: "choice", value: "", path: ["map", "lines", -1], options, set: (now, goal) => (goal ? addLine(now, box.id, String(goal)) : now) };
}

function newArmy(pack: Pack, box: Box, say: Say): Command {
  const side = box.home === "confederate" ? "confederate" : "union";
  return { key: "add-army", label: say("editor-new-army"), run: (now) => ({ pack: addArmy(now, { side, arm: "infantry", rank: "militia", box: box.id, count: 1 }), selected: unitThing(armiesOf(pack).length) }) };
}

/** Who wins by holding a box, and where ships begin. */
function victoryFields(pack: Pack, id: string, say: Say): Field[] {
  const { union_boxes, confederate_box } = victoryOf(pack);
  const only = (key: string, path: string[], now: string): Field => ({ key, label: say(`field-${key}`), kind: "flag", value: now === id, path, set: (then, on) => (on === true ? put(then, path, id) : then) });
  const path = ["victory", "union_boxes"];
  const prize: Field = { key: "union-prize", label: say("field-union-prize"), kind: "flag", value: union_boxes.includes(id), path: [...path, union_boxes.indexOf(id)], set: (now, on) => put(now, path, listed(get(now, path), id, on === true)) };
  return [prize, only("confederate-prize", ["victory", "confederate_box"], confederate_box), only("naval-base", ["set_up", "naval_base"], navalBaseOf(pack))];
}

// --- lines

function describeLine(pack: Pack, number: number, say: Say): Group[] {
  const line = linesOf(pack)[number] as Line;
  const base = ["map", "lines", number];
  const ends = [line.a, line.b].map((id) => ({ value: id, label: boxName(pack, id) }));
  const kind: Field = { ...fieldOf(pack, base, { key: "line-kind", kind: "choice", at: ["type"], values: LINES, word: lineWord, paint: true }, say), set: (now, type) => put(now, base, setLineKind(linesOf(now)[number] ?? line, type as Line["type"]) as never) };
  const options = boxOptions(pack);
  const river: Spec[] = [{ key: "river", kind: "text" }, { key: "downstream", kind: "choice", options: ends }];
  const links = [line.a, line.b].flatMap((id) => (boxNumber(pack, id) < 0 ? [] : [{ label: boxName(pack, id), thing: boxThing(boxNumber(pack, id)) }]));
  return [
    { title: say("group-line"), fields: [kind, ...fieldsOf(pack, base, [{ key: "crossing-into", kind: "several", at: ["crossing_into"], options: ends }], say)], links, commands: [] },
    ...(line.type === "river" ? [{ title: say("group-river"), fields: [...fieldsOf(pack, base, river, say), openField(line, number, say)], links: [], commands: [] }] : []),
    { title: say("group-more"), fields: fieldsOf(pack, base, [{ key: "line-a", kind: "choice", at: ["a"], options }, { key: "line-b", kind: "choice", at: ["b"], options }], say), links: [], commands: [{ ...remover(base, say), key: "remove-line" }] },
  ];
}

/** May the Confederates use a river? It is written down only where they may not. */
function openField(line: Line, number: number, say: Say): Field {
  const path = ["map", "lines", number, "confederate_movement"];
  return { key: "confederate-movement", label: say("field-confederate-movement"), kind: "flag", value: line.confederate_movement !== false, path, set: (now, on) => (on === true ? remover(path, say).run(now).pack : put(now, path, false)) };
}

// --- armies

function describeArmy(pack: Pack, number: number, say: Say): Group[] {
  const base = ["set_up", "units", number];
  const specs: Spec[] = [
    { key: "side", kind: "choice", values: SIDES, word: sideWord },
    { key: "arm", kind: "choice", values: ARMS, word: armWord },
    { key: "rank", kind: "choice", values: RANKS, word: rankWord },
    { key: "count", kind: "number" },
    { key: "box", kind: "choice", options: boxOptions(pack) },
  ];
  const home = boxNumber(pack, armiesOf(pack)[number]?.box ?? "");
  const links = home < 0 ? [] : [{ label: nameOf(pack, boxThing(home), say), thing: boxThing(home) }];
  const remove: Command = { key: "remove-army", label: say("editor-remove"), run: (now) => ({ ...remover(base, say).run(now), selected: home < 0 ? null : boxThing(home) }) };
  return [{ title: say("group-army"), fields: fieldsOf(pack, base, specs, say), links, commands: [remove] }];
}
