/** The fields of a region or a city. */

import type { Say } from "../../words/catalogue.ts";
import { fieldOf, fieldsOf, type Spec } from "../fields.ts";
import { get, listed, type Pack, type Path, put } from "../path.ts";
import type { Command, Field, Group, Link } from "../system.ts";
import { addBorder, addRailway, addStack, CITY_LISTS, removeSpace, renameSpace } from "./edits.ts";
import { bordersOf, HOMES, type Pair, railwaysOf, scenariosOf, type Space, SPACE_KINDS, SIDES, spacesOf, statesOf, variantsOf } from "./pack.ts";
import { homeWord, spaceOptions, spaceWord } from "./terms.ts";
import { borderThing, piecesOf, railwayThing, scenarioName, spaceName, stackThing } from "./things.ts";

export function describeSpace(pack: Pack, number: number, say: Say): Group[] {
  const space = spacesOf(pack)[number] as Space;
  const base = ["map", "spaces", number];
  const source = fieldOf(pack, ["provenance", "spaces"], { key: "source", kind: "text", at: [space.id], optional: true }, say);
  const remove: Command = { key: "remove-space", label: say("editor-remove"), run: (now) => ({ pack: removeSpace(now, number), selected: null }) };
  return [
    { title: say("group-space"), fields: fieldsOf(pack, base, specsOf(pack), say).map((field) => (field.key === "space-kind" ? kindField(field, base) : field)), links: [], commands: [] },
    ...(space.kind === "city" ? [cityGroup(pack, space.id, say)] : []),
    { title: say("group-borders"), fields: [newPair(pack, space.id, "border", addBorder, say)], links: pairLinks(pack, bordersOf(pack), space.id, borderThing), commands: [] },
    { title: say("group-railways"), fields: [newPair(pack, space.id, "railway", addRailway, say)], links: pairLinks(pack, railwaysOf(pack), space.id, railwayThing), commands: [] },
    { title: say("group-forces"), fields: [], links: stackLinks(pack, space.id, say), commands: stackCommands(pack, space, say) },
    { title: say("group-more"), fields: [...fieldsOf(pack, base, PLACE, say), idField(pack, number, say), source], links: [], commands: [remove] },
  ];
}

const PLACE: readonly Spec[] = [
  { key: "lon", kind: "number" },
  { key: "lat", kind: "number" },
];

const specsOf = (pack: Pack): Spec[] => [
  { key: "name", kind: "text" },
  { key: "space-kind", kind: "choice", at: ["kind"], values: SPACE_KINDS, word: spaceWord },
  { key: "state", kind: "choice", options: statesOf(pack).map(({ id, name }) => ({ value: id, label: name })) },
  { key: "home", kind: "choice", values: HOMES, word: homeWord, paint: true },
  { key: "production", kind: "number", paint: true },
  { key: "coastal", kind: "flag", paint: true },
  { key: "port", kind: "flag", paint: true },
];

/** A region pays nothing. */
const kindField = (field: Field, base: Path): Field => ({ ...field, set: (now, kind) => (kind === "region" ? put(field.set(now, kind), [...base, "production"], 0) : field.set(now, kind)) });

const idField = (pack: Pack, number: number, say: Say): Field => ({ ...fieldOf(pack, ["map", "spaces", number], { key: "id", kind: "text" }, say), late: true, set: (now, id) => renameSpace(now, number, String(id)) });

/** What a city pays by the other readings, and what is said of it elsewhere. */
function cityGroup(pack: Pack, id: string, say: Say): Group {
  const others = variantsOf(pack).map((variant, n): Field => fieldOf(pack, ["map", "production_variants", n, "values"], { key: `production-${variant.id}`, kind: "number", at: [id], optional: true }, say));
  const capitals = SIDES.map((side): Field => {
    const path = ["capitals", side];
    return { key: `capital-${side}`, label: say(`field-capital-${side}`), kind: "flag", value: get(pack, path) === id, path, set: (now, on) => (on === true ? put(now, path, id) : now) };
  });
  const lists = Object.entries(CITY_LISTS).map(([key, path]): Field => {
    const names = listed(get(pack, path), "", false);
    return { key, label: say(`field-${key}`), kind: "flag", value: names.includes(id), path: [...path, names.indexOf(id)], set: (now, on) => put(now, path, listed(get(now, path), id, on === true)) };
  });
  return { title: say("group-city"), fields: [...others, ...capitals, ...lists], links: [], commands: [] };
}

const otherEnd = ({ a, b }: Pair, id: string): string | null => (a === id ? b : b === id ? a : null);

function pairLinks(pack: Pack, pairs: readonly Pair[], id: string, thing: (number: number) => Link["thing"]): Link[] {
  return pairs.flatMap((pair, n) => {
    const other = otherEnd(pair, id);
    return other === null ? [] : [{ label: spaceName(pack, other), thing: thing(n) }];
  });
}

/** Choosing a space joins it to this one. */
function newPair(pack: Pack, id: string, kind: "border" | "railway", add: (pack: Pack, a: string, b: string) => Pack, say: Say): Field {
  const pairs = kind === "border" ? bordersOf(pack) : railwaysOf(pack);
  const near = new Set(pairs.map((pair) => otherEnd(pair, id)));
  const options = [{ value: "", label: say("editor-none") }, ...spaceOptions(pack).filter(({ value }) => value !== id && !near.has(value))];
  return { key: `new-${kind}`, label: say(`field-new-${kind}`), kind: "choice", value: "", path: ["map", `${kind}s`, -1], options, set: (now, goal) => (goal ? add(now, id, String(goal)) : now) };
}

const stackLinks = (pack: Pack, id: string, say: Say): Link[] =>
  scenariosOf(pack).flatMap((scenario, s) => scenario.fixed.flatMap((stack, n) => (stack.space === id ? [{ label: say("editor-stack-here", { scenario: scenarioName(scenario.id, say), pieces: piecesOf(stack, say) }), thing: stackThing(s, n) }] : [])));

const stackCommands = (pack: Pack, space: Space, say: Say): Command[] =>
  scenariosOf(pack).map(({ id, fixed }, n) => ({
    key: `add-stack-${id}`,
    label: say("editor-new-stack", { scenario: scenarioName(id, say) }),
    run: (now) => ({ pack: addStack(now, n, { side: space.home === "south" ? "south" : "north", space: space.id, infantry: 1 }), selected: stackThing(n, fixed.length) }),
  }));
