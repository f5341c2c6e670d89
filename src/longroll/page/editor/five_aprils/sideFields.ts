/** The fields of a side: the water along it, the ways across it, slopes. */

import type { LineKind, WaterKind } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { fieldOf } from "../fields.ts";
import type { Json, Pack } from "../path.ts";
import type { Field, Group } from "../system.ts";
import { addWater, crossingAt, endsOf, isListed, linesAt, listed, setCrossing, setLines, setWater, waterAt } from "./ground.ts";
import { type HexMap, mapOf, withMap } from "./pack.ts";
import { CROSSINGS, kindWord, LINES, optionsOf, WATERS } from "./terms.ts";
import { hexThing } from "./things.ts";

export function describeSide(pack: Pack, side: string, say: Say): Group[] {
  const map = mapOf(pack);
  const ends = endsOf(side).map((hex) => ({ label: say("editor-hex", { hex }), thing: hexThing(hex) }));
  return [
    { title: say("group-water"), fields: [waterField(map, side, say), ...courseFields(pack, side, say), crossingField(map, side, say), ...crossingName(pack, side, say)], links: [], commands: [] },
    { title: say("group-ways"), fields: [waysField(map, side, say), ...lineFields(pack, side, say)], links: [], commands: [] },
    { title: say("group-slopes"), fields: [flagField(map, side, "talus", say), flagField(map, side, "hill_cuts", say)], links: ends, commands: [] },
  ];
}

function waterField(map: HexMap, side: string, say: Say): Field {
  const number = waterAt(map, side);
  const fresh = WATERS.map((kind) => ({ value: kind, label: say("editor-new-water", { kind: kindWord(kind, say) }) }));
  const known = map.water.map(({ name, kind }, n) => ({ value: String(n), label: say("editor-course", { name, kind: kindWord(kind, say) }) }));
  const path = ["map", "water", number, "sides", map.water[number]?.sides.findIndex((one) => isListed([one], side)) ?? -1];
  return {
    key: "water",
    label: say("field-water"),
    kind: "choice",
    value: number < 0 ? "" : String(number),
    path,
    options: [{ value: "", label: say("editor-none") }, ...known, ...fresh],
    paint: true,
    set: (pack, value) => withMap(pack, flood(mapOf(pack), side, String(value), say)),
  };
}

function flood(map: HexMap, side: string, value: string, say: Say): HexMap {
  const kind = WATERS.find((one) => one === value);
  if (!kind) return setWater(map, side, value === "" ? -1 : Number(value));
  return addWater(map, side, kind, fresh(kindWord(kind satisfies WaterKind, say), map.water.map(({ name }) => name)));
}

/** A name that nobody has. */
function fresh(name: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

function courseFields(pack: Pack, side: string, say: Say): Field[] {
  const number = waterAt(mapOf(pack), side);
  if (number < 0) return [];
  const base = ["map", "water", number];
  return [
    fieldOf(pack, base, { key: "water-name", kind: "text", at: ["name"] }, say),
    fieldOf(pack, base, { key: "water-kind", kind: "choice", at: ["kind"], values: WATERS, word: kindWord }, say),
  ];
}

function crossingField(map: HexMap, side: string, say: Say): Field {
  const number = crossingAt(map, side);
  const kinds = CROSSINGS.map((kind) => ({ value: kind, label: say(`crossing-${kind}`) }));
  return {
    key: "crossing",
    label: say("field-crossing"),
    kind: "choice",
    value: map.crossings[number]?.kind ?? "",
    path: ["map", "crossings", number],
    options: [{ value: "", label: say("crossing-usual") }, ...kinds],
    paint: true,
    set: (pack, kind) => withMap(pack, setCrossing(mapOf(pack), side, String(kind))),
  };
}

function crossingName(pack: Pack, side: string, say: Say): Field[] {
  const number = crossingAt(mapOf(pack), side);
  return number < 0 ? [] : [fieldOf(pack, ["map", "crossings", number], { key: "crossing-name", kind: "text", at: ["name"] }, say)];
}

/** A way ends or begins at a side: the lines of the pack are cut there, or go on. */
function waysField(map: HexMap, side: string, say: Say): Field {
  const value = [...new Set(linesAt(map, side).map((n) => map.lines[n]?.kind ?? "road"))];
  const name = say("editor-new-line", { one: side.slice(0, 4), other: side.slice(5) });
  return {
    key: "ways",
    label: say("field-ways"),
    kind: "several",
    value,
    path: ["map", "lines", -1],
    options: optionsOf(LINES, kindWord, say),
    paint: true,
    set: (pack, kinds) => withMap(pack, setLines(mapOf(pack), side, kinds as LineKind[], name)),
  };
}

const lineFields = (pack: Pack, side: string, say: Say): Field[] =>
  linesAt(mapOf(pack), side).flatMap((number) => [
    { ...fieldOf(pack, ["map", "lines", number], { key: "line-name", kind: "text", at: ["name"] }, say), key: `line-name-${number}` },
    { ...fieldOf(pack, ["map", "lines", number], { key: "line-kind", kind: "choice", at: ["kind"], values: LINES, word: kindWord }, say), key: `line-kind-${number}` },
  ]);

function flagField(map: HexMap, side: string, key: "talus" | "hill_cuts", say: Say): Field {
  const number = (map[key] ?? []).findIndex((one) => isListed([one], side));
  return { key, label: say(`field-${key}`), kind: "flag", value: number >= 0, path: ["map", key, number], paint: true, set: (pack: Pack, on: Json) => withMap(pack, { ...mapOf(pack), [key]: listed(mapOf(pack)[key], side, on === true) }) };
}
