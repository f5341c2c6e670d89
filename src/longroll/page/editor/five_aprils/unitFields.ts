/** The fields of a unit: what is printed on its counter, and where it begins. */

import type { Say } from "../../words/catalogue.ts";
import { fieldOf, fieldsOf, type Spec } from "../fields.ts";
import { append, drop, type Json, type Pack, put } from "../path.ts";
import type { Command, Field, Group } from "../system.ts";
import { formationsOf, mapOf, unitsOf, withBeginning } from "./pack.ts";
import { ARMS, armWord, FIGURES, kindWord, SIDES, sideWord, TAGS } from "./terms.ts";
import { hexThing, unitThing } from "./things.ts";

const WHO: readonly Spec[] = [
  { key: "label", kind: "text" },
  { key: "name", kind: "text" },
  { key: "side", kind: "choice", values: SIDES, word: sideWord },
  { key: "arm", kind: "choice", values: ARMS, word: armWord },
];
const REST: readonly Spec[] = [
  { key: "division", kind: "text" },
  { key: "id", kind: "text" },
  { key: "tags", kind: "several", values: TAGS, word: kindWord },
];

const face = (name: "full" | "reduced"): Spec[] => FIGURES.map((figure, n) => ({ key: figure, kind: "number", at: [name, n] }));

export function describeUnit(pack: Pack, number: number, say: Say): Group[] {
  const unit = unitsOf(pack)[number];
  if (!unit) return [];
  const base = ["units", number];
  const hex = unit.setup;
  const source = fieldOf(pack, ["provenance", "units"], { key: "source", kind: "text", at: [unit.id], optional: true }, say);
  return [
    { title: say("group-unit"), fields: [...fieldsOf(pack, base, WHO, say), formationField(pack, number, say)], links: [], commands: [] },
    { title: say("group-full"), fields: fieldsOf(pack, base, face("full"), say), links: [], commands: [] },
    { title: say("group-reduced"), fields: [reducedField(pack, number, say), ...reduced(pack, number, say)], links: [], commands: [] },
    { title: say("group-beginning"), fields: beginning(pack, number, say), links: hex ? [{ label: say("editor-hex", { hex }), thing: hexThing(hex) }] : [], commands: [] },
    { title: say("group-more"), fields: [...fieldsOf(pack, base, REST, say), source], links: [], commands: commands(number, say) },
  ];
}

function formationField(pack: Pack, number: number, say: Say): Field {
  const options = formationsOf(pack).map(({ id, name }) => ({ value: id, label: name }));
  return fieldOf(pack, ["units", number], { key: "formation", kind: "choice", options }, say);
}

function reducedField(pack: Pack, number: number, say: Say): Field {
  const path = ["units", number, "reduced"];
  const full = unitsOf(pack)[number]?.full;
  return { key: "two-steps", label: say("field-two-steps"), kind: "flag", value: unitsOf(pack)[number]?.reduced != null, path, set: (now, on) => put(now, path, on === true ? ([...(full ?? [])] as Json) : null) };
}

const reduced = (pack: Pack, number: number, say: Say): Field[] =>
  unitsOf(pack)[number]?.reduced == null ? [] : fieldsOf(pack, ["units", number], face("reduced"), say).map((field) => ({ ...field, key: `reduced-${field.key}` }));

function beginning(pack: Pack, number: number, say: Say): Field[] {
  const unit = unitsOf(pack)[number];
  const arrives = unit?.arrival !== undefined;
  const first = mapOf(pack).entries[0]?.letter ?? "A";
  const fresh = { setup: { setup: "" }, arrival: { arrival: { turn: 1, entries: [first] } } };
  const choice: Field = {
    key: "begins",
    label: say("field-begins"),
    kind: "choice",
    value: arrives ? "arrival" : "setup",
    path: ["units", number, "begins"],
    options: ["setup", "arrival"].map((value) => ({ value, label: say(`begins-${value}`) })),
    set: (now, value) => withBeginning(now, number, fresh[value as "setup" | "arrival"]),
  };
  const letters = mapOf(pack).entries.map(({ letter }) => letter);
  const specs: Spec[] = [...(arrives ? arrivalSpecs(letters) : []), ...(arrives && unit.setup === undefined ? [] : [{ key: "setup", kind: "text" } as const])];
  return [choice, ...fieldsOf(pack, ["units", number], specs, say)];
}

const arrivalSpecs = (letters: readonly string[]): Spec[] => [
  { key: "turn", kind: "number", at: ["arrival", "turn"] },
  { key: "entries", kind: "several", at: ["arrival", "entries"], values: letters },
];

function commands(number: number, say: Say): Command[] {
  return [
    {
      key: "copy-unit",
      label: say("editor-copy"),
      run: (pack) => {
        const [units, unit] = [unitsOf(pack), unitsOf(pack)[number]];
        const copy = { ...unit, id: freshId(unit?.id ?? "u-", units.map(({ id }) => id)) } as unknown as Json;
        return { pack: append(pack, ["units"], copy), selected: unitThing(units.length) };
      },
    },
    { key: "remove-unit", label: say("editor-remove"), run: (pack) => ({ pack: drop(pack, ["units", number]), selected: null }) },
  ];
}

function freshId(id: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
