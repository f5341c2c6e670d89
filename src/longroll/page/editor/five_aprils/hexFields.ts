/** The fields of a hex: its ground, its names, who fights for it and who comes in there. */

import type { Terrain } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { fieldOf } from "../fields.ts";
import type { Json, Pack } from "../path.ts";
import type { Field, Group, Link } from "../system.ts";
import { enlist, listed, nameHex, setEntries, setTerrain, sidesOf, terrainOf } from "./ground.ts";
import { type HexMap, mapOf, unitsOf, withMap } from "./pack.ts";
import { DIRECTIONS, directionWord, optionsOf, SIDES, sideWord, TERRAINS, terrainWord } from "./terms.ts";
import { sideThing, unitThing } from "./things.ts";

const NEW = "new";
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export function describeHex(pack: Pack, hex: string, say: Say): Group[] {
  const map = mapOf(pack);
  return [
    { title: say("group-ground"), fields: [terrainField(map, hex, say), hillField(map, hex, say), ...flags(map, hex, say)], links: [], commands: [] },
    { title: say("group-names"), fields: [...placeFields(map, hex, say), ...objectiveFields(pack, hex, say)], links: [], commands: [] },
    { title: say("group-forces"), fields: [entryField(map, hex, say)], links: unitLinks(pack, hex), commands: [] },
    { title: say("group-sides"), fields: [], links: sideLinks(map, hex, say), commands: [] },
  ];
}

/** The index of a hex in the list that holds it is the place that its flaws name. */
function terrainField(map: HexMap, hex: string, say: Say): Field {
  const value = terrainOf(map, hex);
  const number = map.terrain[value]?.indexOf(hex) ?? -1;
  const options = optionsOf(TERRAINS, terrainWord, say);
  return { key: "terrain", label: say("field-terrain"), kind: "choice", value, path: ["map", "terrain", value, number], options, paint: true, set: (pack, kind) => withMap(pack, setTerrain(mapOf(pack), hex, kind as Terrain)) };
}

function hillField(map: HexMap, hex: string, say: Say): Field {
  const number = map.hills.findIndex(({ hexes }) => hexes.includes(hex));
  const options = [{ value: "", label: say("editor-none") }, ...map.hills.map(({ name }, n) => ({ value: String(n), label: name })), { value: NEW, label: say("editor-new-hill") }];
  const path = ["map", "hills", number, "hexes", map.hills[number]?.hexes.indexOf(hex) ?? -1];
  return { key: "hill", label: say("field-hill"), kind: "choice", value: number < 0 ? "" : String(number), path, options, paint: true, set: (pack, value) => withMap(pack, setHill(mapOf(pack), hex, String(value))) };
}

function setHill(map: HexMap, hex: string, value: string): HexMap {
  const hills = enlist(map.hills, hex, value === "" || value === NEW ? -1 : Number(value));
  return { ...map, hills: value === NEW ? [...hills, { name: hex, hexes: [hex] }] : hills };
}

function flags(map: HexMap, hex: string, say: Say): Field[] {
  return (["bank", "shore"] as const).map((key) => ({
    key,
    label: say(`field-${key}`),
    kind: "flag",
    value: map[key]?.includes(hex) ?? false,
    path: ["map", key, map[key]?.indexOf(hex) ?? -1],
    paint: true,
    set: (pack: Pack, on: Json) => withMap(pack, { ...mapOf(pack), [key]: listed(mapOf(pack)[key], hex, on === true) }),
  }));
}

/** The names of a hex, and room for one more. */
function placeFields(map: HexMap, hex: string, say: Say): Field[] {
  const found = map.places.flatMap((place, n) => (place.hex === hex ? [n] : []));
  return (found.length > 0 ? found : [-1]).map((number, n) => ({
    key: `place-${n}`,
    label: say("field-place"),
    kind: "text",
    value: map.places[number]?.name ?? "",
    path: ["map", "places", number],
    set: (pack: Pack, name: Json) => {
      const now = mapOf(pack);
      const there = now.places.flatMap((place, m) => (place.hex === hex ? [m] : []))[n] ?? -1;
      return withMap(pack, nameHex(now, hex, there, String(name)));
    },
  }));
}

function objectiveFields(pack: Pack, hex: string, say: Say): Field[] {
  const { objectives, places } = mapOf(pack);
  const number = objectives.findIndex((one) => one.hex === hex);
  const name = places.find((place) => place.hex === hex)?.name ?? hex;
  const base = ["map", "objectives", number];
  const flag: Field = {
    key: "objective",
    label: say("field-objective"),
    kind: "flag",
    value: number >= 0,
    path: [...base, "hex"],
    set: (now, on) => {
      const { objectives: all, ...rest } = mapOf(now);
      const others = all.filter((one) => one.hex !== hex);
      return withMap(now, { ...rest, objectives: on === true ? [...others, { hex, name, side: "" }] : others });
    },
  };
  if (number < 0) return [flag];
  const sides = [{ value: "", label: say("editor-both") }, ...optionsOf(SIDES, sideWord, say)];
  return [flag, fieldOf(pack, base, { key: "objective-name", kind: "text", at: ["name"] }, say), fieldOf(pack, base, { key: "objective-side", kind: "choice", at: ["side"], options: sides }, say)];
}

function entryField(map: HexMap, hex: string, say: Say): Field {
  const used = map.entries.map(({ letter }) => letter);
  const free = LETTERS.find((letter) => !used.includes(letter)) ?? "";
  const value = map.entries.filter(({ hexes }) => hexes.includes(hex)).map(({ letter }) => letter);
  const number = map.entries.findIndex(({ hexes }) => hexes.includes(hex));
  const options = [...used.map((letter) => ({ value: letter, label: letter })), { value: free, label: say("editor-new-entry", { letter: free }) }];
  return { key: "entries", label: say("field-entries-here"), kind: "several", value, path: ["map", "entries", number, "hexes"], options, set: (pack, letters) => withMap(pack, setEntries(mapOf(pack), hex, letters as string[])) };
}

const unitLinks = (pack: Pack, hex: string): Link[] => unitsOf(pack).flatMap(({ label, setup }, n) => (setup === hex ? [{ label, thing: unitThing(n) }] : []));

const sideLinks = (map: HexMap, hex: string, say: Say): Link[] =>
  sidesOf(map, hex).flatMap((side, d) => (side ? [{ label: directionWord(DIRECTIONS[d] ?? "U", say), thing: sideThing(side) }] : []));
