/** A pack of whatever shape, from a file or from nonsense in a field: what is shown beside the map never fails. */

import { expect, test, vi } from "vitest";
import civilWar from "../../games/american_civil_war/pack.json";
import peaRidge from "../../games/five_aprils/pea_ridge/pack.json";
import houseDivided from "../../games/house_divided/pack.json";
import type { Thing } from "../boards/board.ts";
import { drop, isList, isRecord, type Json, type Pack, type Path, put, writePath } from "./path.ts";
import type { EditorSystem, Field } from "./system.ts";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("localStorage", { getItem: () => "{}" });
const { editorSystem: houseDividedEditor } = await import("./house_divided/index.ts");
const { editorSystem: fiveAprilsEditor } = await import("./five_aprils/index.ts");
const { editorSystem: civilWarEditor } = await import("./american_civil_war/index.ts");

/** A record of more is a table of things by their ids, one like the other. */
const MOST_KEYS = 16;
const MOST_ROWS = 2;
/** What is slow on a busy machine is not wrong. */
const PATIENCE = 60_000;

/** The first rows of each list: the others are like them. */
function shorten(value: Json): Json {
  if (isList(value)) return value.slice(0, MOST_ROWS).map(shorten);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, entries.length > MOST_KEYS ? MOST_ROWS : MOST_KEYS).map(([key, inner]) => [key, shorten(inner)]));
}
const short = (printed: unknown): Pack => shorten(printed as Json) as Pack;

type Case = [string, EditorSystem, Pack, Thing[]];

const CASES: Case[] = [
  ["house-divided", houseDividedEditor, short(houseDivided), [{ kind: "box", id: "0" }, { kind: "line", id: "0" }, { kind: "unit", id: "0" }]],
  ["pea-ridge", fiveAprilsEditor, short(peaRidge), [{ kind: "hex", id: "3605" }, { kind: "side", id: "3105|3205" }, { kind: "unit", id: "0" }]],
  ["civil-war-standard", civilWarEditor, short(civilWar), [{ kind: "space", id: "0" }, { kind: "border", id: "0" }, { kind: "railway", id: "0" }, { kind: "unit", id: "0-0" }]],
];
const ODD: Json[] = [null, "x", 0.5, [], {}, [null]];
const say = (key: string): string => key;

function places(value: Json, path: Path = []): Path[] {
  const inner: [string | number, Json][] = isList(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  return [...(path.length > 0 ? [path] : []), ...inner.flatMap(([step, next]) => places(next, [...path, step]))];
}

function fieldsOf(system: EditorSystem, pack: Pack, things: readonly Thing[]): Field[] {
  const cells = system.sheets.flatMap((name) => system.sheet(pack, name, say)).flatMap(({ rows }) => rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? [])));
  return [...cells, ...things.flatMap((thing) => system.describe(pack, thing, say)).flatMap(({ fields }) => fields)];
}

/** All that the editor makes of a pack without drawing it. */
function read(system: EditorSystem, pack: Pack, things: readonly Thing[]): void {
  fieldsOf(system, pack, things);
  for (const thing of things) {
    system.nameOf(pack, thing, say);
    system.next(pack, thing, "ArrowDown");
  }
  system.find(pack, "richmond 1");
}

function failures(system: EditorSystem, packs: Iterable<[string, Pack]>, things: readonly Thing[]): string[] {
  const found: string[] = [];
  for (const [how, pack] of packs) {
    try {
      read(system, pack, things);
    } catch (error) {
      found.push(`${how}: ${String(error)}`);
    }
  }
  return found;
}

function* damaged(system: EditorSystem, pack: Pack): Generator<[string, Pack]> {
  for (const path of places(pack)) {
    const packs = [drop(pack, path), ...ODD.map((value) => put(pack, path, value))];
    for (const [n, one] of packs.entries()) if (system.isShowable(one)) yield [`${writePath(path)} = ${n === 0 ? "nothing" : JSON.stringify(ODD[n - 1])}`, one];
  }
}

test.each(CASES)("a file of %s is refused, or all of it can be shown", { timeout: PATIENCE }, (_, system, pack, things) => {
  expect(failures(system, damaged(system, pack), things)).toEqual([]);
});

/** What can be typed or chosen. */
const TYPED: Record<Field["kind"], Json[]> = { number: [null, "many", -1, 1e300], text: [""], choice: [""], flag: [true, false], several: [[]], words: [[], ["x"]] };

function* corrected(system: EditorSystem, pack: Pack, things: readonly Thing[]): Generator<[string, Pack]> {
  for (const field of fieldsOf(system, pack, things)) for (const value of TYPED[field.kind]) yield [`${writePath(field.path)} ${field.key} = ${JSON.stringify(value)}`, field.set(pack, value)];
}

test.each(CASES)("nonsense in any field of %s leaves the other fields in reach", { timeout: PATIENCE }, (_, system, pack, things) => {
  expect(failures(system, corrected(system, pack, things), things)).toEqual([]);
});
