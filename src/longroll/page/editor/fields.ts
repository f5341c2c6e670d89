/** Fields from descriptions: a table of keys and kinds instead of a form. Pure. */

import type { Say } from "../words/catalogue.ts";
import { drop, get, isList, type Json, type Pack, type Path, put } from "./path.ts";
import type { Command, Field, Kind, Option, Row, Table } from "./system.ts";

/** A field of a record. */
export interface Spec {
  key: string;
  /** What it is, if `field-KEY` does not say it. */
  label?: string;
  kind: Kind;
  /** Where it is in the record, if not under its key. */
  at?: Path;
  values?: readonly string[];
  options?: readonly Option[];
  /** How a value is called. */
  word?: (value: string, say: Say) => string;
  paint?: boolean;
  short?: boolean;
  /** An empty one is left out of the record. */
  optional?: boolean;
}

export function fieldOf(pack: Pack, base: Path, spec: Spec, say: Say): Field {
  const path = [...base, ...(spec.at ?? [spec.key])];
  const options = spec.options ?? spec.values?.map((value) => ({ value, label: spec.word?.(value, say) ?? value }));
  return {
    key: spec.key,
    label: labelOf(spec, say),
    kind: spec.kind,
    value: get(pack, path) ?? null,
    path,
    ...(options ? { options } : {}),
    ...(spec.paint ? { paint: true } : {}),
    ...(spec.short ? { short: true } : {}),
    set: (now, value) => (spec.optional && isEmpty(value) ? drop(now, path) : put(now, path, value)),
  };
}

const labelOf = ({ key, label }: Spec, say: Say): string => label ?? say(`field-${key}`);

const isEmpty = (value: Json): boolean => value === null || value === "" || value === false || (isList(value) && value.length === 0);

export const fieldsOf = (pack: Pack, base: Path, specs: readonly Spec[], say: Say): Field[] => specs.map((spec) => fieldOf(pack, base, spec, say));

export interface ListSpec {
  /** `table-KEY` is its title. */
  key: string;
  path: Path;
  fields: readonly Spec[];
  label(row: Json, number: number): string;
  thing?: (row: Json, number: number) => Row["thing"];
  /** What a new row is; without it none can be added or removed. */
  fresh?: (rows: readonly Json[]) => Json;
  /** How a row is removed, if that is more than leaving it out. */
  removes?: (pack: Pack, number: number) => Pack;
}

/** A list of records as a table, a row for each. */
export function listTable(pack: Pack, { key, path, fields, label, thing, fresh, removes }: ListSpec, say: Say): Table {
  const found = get(pack, path);
  const rows = isList(found) ? found : [];
  const table: Table = {
    title: say(`table-${key}`),
    columns: fields.map((field) => labelOf(field, say)),
    rows: rows.map((row, number) => {
      const selects = thing?.(row, number);
      const cells = fieldsOf(pack, [...path, number], fields, say);
      const plain = remover([...path, number], say);
      const remove = removes ? { ...plain, run: (now: Pack) => ({ pack: removes(now, number), selected: null }) } : plain;
      return { label: label(row, number), cells, ...(selects ? { thing: selects } : {}), ...(fresh ? { remove } : {}) };
    }),
  };
  return fresh ? { ...table, add: { key: `add-${key}`, label: say("editor-add"), run: (now) => ({ pack: put(now, [...path, rows.length], fresh(rows)) }) } } : table;
}

export const remover = (path: Path, say: Say): Command => ({ key: `remove-${path.join("-")}`, label: say("editor-remove"), run: (pack) => ({ pack: drop(pack, path) }) });

/** A number as it was typed, or the text if it is none: the host will say so. Nothing is null. */
export function readNumber(typed: string): Json {
  const plain = typed.trim().replace(",", ".").replace("−", "-");
  if (plain === "") return null;
  return /^[+-]?\d+(\.\d+)?$/.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : typed;
}

/** Single values, one in a row, each with where it is. */
export const valueTable = (pack: Pack, key: string, specs: readonly [Path, Spec][], say: Say): Table => ({
  title: say(`table-${key}`),
  columns: [say("editor-value")],
  rows: specs.map(([base, spec]) => ({ label: labelOf(spec, say), cells: [fieldOf(pack, base, spec, say)] })),
});

/** Which of several things somebody means, each under its names: the first that is called so, begins so, or has it in its name. */
export function findNamed(names: readonly (readonly string[])[], words: string): number | null {
  const wanted = words.trim().toLowerCase();
  const first = (matches: (name: string) => boolean): number => names.findIndex((all) => all.some((name) => matches(name.toLowerCase())));
  const found = [first((name) => name === wanted), first((name) => name.startsWith(wanted)), first((name) => name.includes(wanted))].find((number) => number >= 0);
  return wanted === "" ? null : (found ?? null);
}
