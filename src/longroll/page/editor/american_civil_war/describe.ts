/** The fields of borders, railways and stacks; a space has a file of its own. */

import type { Thing } from "../../boards/board.ts";
import type { Say } from "../../words/catalogue.ts";
import { fieldOf, fieldsOf, remover, type Spec } from "../fields.ts";
import { drop, type Pack, type Path } from "../path.ts";
import type { Command, Field, Group, Link } from "../system.ts";
import { describeSpace } from "./describeSpace.ts";
import { addRailway } from "./edits.ts";
import { bordersOf, KINDS, type Pair, railwaysOf, SIDES } from "./pack.ts";
import { itemWord, sideWord, spaceOptions } from "./terms.ts";
import { borderThing, isThere, nameOf, pairOf, placeOfStack, railwayThing, spaceName, spaceNumber, spaceThing, stackOf } from "./things.ts";

export function describe(pack: Pack, thing: Thing, say: Say): Group[] {
  if (!isThere(pack, thing)) return [];
  if (thing.kind === "space") return describeSpace(pack, Number(thing.id), say);
  return thing.kind === "unit" ? describeStack(pack, thing, say) : describePair(pack, thing, say);
}

const linkTo = (pack: Pack, ...ids: string[]): Link[] => ids.flatMap((id) => (spaceNumber(pack, id) < 0 ? [] : [{ label: spaceName(pack, id), thing: spaceThing(spaceNumber(pack, id)) }]));

const isBetween = ({ a, b }: Pair) => (pair: Pair): boolean => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a);

function describePair(pack: Pack, thing: Thing, say: Say): Group[] {
  const { kind } = thing;
  const pair = pairOf(pack, thing) as Pair;
  const base = ["map", kind === "border" ? "borders" : "railways", Number(thing.id)];
  const options = spaceOptions(pack);
  const ends: Spec[] = [{ key: "end-a", kind: "choice", at: ["a"], options }, { key: "end-b", kind: "choice", at: ["b"], options }];
  const remove: Command = { key: `remove-${kind}`, label: say("editor-remove"), run: (now) => ({ pack: drop(now, base), selected: null }) };
  const [other, build] = kind === "border" ? railwayBetween(pack, pair, say) : [borderBetween(pack, pair, say), []];
  return [
    { title: say(`group-${kind}`), fields: fieldsOf(pack, base, ends, say), links: [...linkTo(pack, pair.a, pair.b), ...other], commands: [...build, remove] },
    ...(kind === "railway" ? [{ title: say("group-railway-lines"), fields: lineFields(pack, base, Number(thing.id), say), links: [], commands: [] }] : []),
  ];
}

function borderBetween(pack: Pack, pair: Pair, say: Say): Link[] {
  const number = bordersOf(pack).findIndex(isBetween(pair));
  return number < 0 ? [] : [{ label: nameOf(pack, borderThing(number), say), thing: borderThing(number) }];
}

function railwayBetween(pack: Pack, pair: Pair, say: Say): [Link[], Command[]] {
  const number = railwaysOf(pack).findIndex(isBetween(pair));
  if (number >= 0) return [[{ label: nameOf(pack, railwayThing(number), say), thing: railwayThing(number) }], []];
  return [[], [{ key: "add-railway", label: say("editor-new-railway"), run: (now) => ({ pack: addRailway(now, pair.a, pair.b), selected: railwayThing(railwaysOf(now).length) }) }]];
}

/** The companies of a railway, and an empty field for one more; one that is emptied is gone. */
function lineFields(pack: Pack, base: Path, number: number, say: Say): Field[] {
  const { length } = railwaysOf(pack)[number]?.lines ?? [];
  return Array.from({ length: length + 1 }, (_, n) => ({
    ...fieldOf(pack, base, { key: `railway-line-${n}`, label: say(n < length ? "field-railway-line" : "field-new-railway-line"), kind: "text", at: ["lines", n], optional: true }, say),
    late: true,
  }));
}

function describeStack(pack: Pack, thing: Thing, say: Say): Group[] {
  const [scenario, number] = placeOfStack(thing);
  const base = ["scenarios", scenario, "fixed", number];
  const home = stackOf(pack, thing)?.space ?? "";
  const links = linkTo(pack, home);
  const specs: Spec[] = [
    { key: "side", kind: "choice", values: SIDES, word: sideWord },
    { key: "space", kind: "choice", options: spaceOptions(pack) },
  ];
  const remove: Command = { key: "remove-stack", label: say("editor-remove"), run: (now) => ({ ...remover(base, say).run(now), selected: links[0]?.thing ?? null }) };
  return [
    { title: say("group-stack"), fields: fieldsOf(pack, base, specs, say), links, commands: [] },
    { title: say("group-pieces"), fields: fieldsOf(pack, base, KINDS.map((kind): Spec => ({ key: kind, label: itemWord(kind, say), kind: "number", optional: true })), say), links: [], commands: [remove] },
  ];
}
