/** The ground of a hex and of a side, read from the lists of a map and written into them. Pure. */

import { CORNERS, cellOf, directionTo, nameOf, neighbour } from "../../boards/five_aprils/grid.ts";
import type { LineKind, Terrain, WaterKind } from "../../games/five_aprils/types.ts";
import type { HexMap, Line } from "./pack.ts";

/** A side by its two hexes, the smaller number first. */
export const sideOf = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);
export const endsOf = (side: string): [string, string] => [side.slice(0, 4), side.slice(5)];
const same = (written: string, side: string): boolean => sideOf(...endsOf(written)) === side;

export function hasHex({ columns, rows }: HexMap, id: string): boolean {
  const { column, row } = cellOf(id);
  return /^\d{4}$/.test(id) && column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
}

export const hasSide = (map: HexMap, id: string): boolean => /^\d{4}\|\d{4}$/.test(id) && endsOf(id).every((hex) => hasHex(map, hex)) && directionTo(cellOf(id.slice(0, 4)), cellOf(id.slice(5))) >= 0;

/** The sides of a hex within the map, clockwise from the top; null: it is the edge. */
export const sidesOf = (map: HexMap, hex: string): (string | null)[] =>
  CORNERS.map((_, d) => nameOf(neighbour(cellOf(hex), d))).map((other) => (hasHex(map, other) ? sideOf(hex, other) : null));

// --- hexes

export function terrainOf({ terrain, base }: HexMap, hex: string): Terrain {
  return (Object.keys(terrain) as Terrain[]).find((kind) => terrain[kind]?.includes(hex)) ?? base;
}

export function setTerrain(map: HexMap, hex: string, kind: Terrain): HexMap {
  const without = Object.entries(map.terrain).map(([one, hexes]): [string, string[]] => [one, hexes.filter((other) => other !== hex)]);
  const terrain: Record<string, string[]> = Object.fromEntries(without);
  if (kind !== map.base) terrain[kind] = [...(terrain[kind] ?? []), hex].sort();
  return { ...map, terrain: terrain as HexMap["terrain"] };
}

/** Put a hex into one of several lists of hexes, and into no other; -1: into none. Lists without a hex are left out. */
export function enlist<T extends { hexes: string[] }>(rows: readonly T[], hex: string, number: number): T[] {
  const moved = rows.map((row, n) => ({ ...row, hexes: n === number ? [...new Set([...row.hexes, hex])].sort() : row.hexes.filter((one) => one !== hex) }));
  return moved.filter(({ hexes }, n) => hexes.length > 0 || rows[n]?.hexes.length === 0);
}

export function nameHex(map: HexMap, hex: string, number: number, name: string): HexMap {
  const { places } = map;
  if (number < 0) return name ? { ...map, places: [...places, { name, hex }] } : map;
  return { ...map, places: name ? places.map((place, n) => (n === number ? { ...place, name } : place)) : places.filter((_, n) => n !== number) };
}

/** The entries whose letters these are, and no others, begin here. A letter that nobody has is a new entry. */
export function setEntries(map: HexMap, hex: string, letters: readonly string[]): HexMap {
  const entries = map.entries.map((entry) => {
    const others = entry.hexes.filter((one) => one !== hex);
    return { ...entry, hexes: letters.includes(entry.letter) ? (entry.hexes.includes(hex) ? entry.hexes : [...others, hex]) : others };
  });
  const fresh = letters.filter((letter) => !map.entries.some((entry) => entry.letter === letter));
  return { ...map, entries: [...entries, ...fresh.map((letter) => ({ letter, hexes: [hex], note: "" }))] };
}

/** A list of hexes or sides with or without one of them. */
export function listed(all: readonly string[] | undefined, id: string, on: boolean): string[] {
  const others = (all ?? []).filter((one) => one !== id && !(id.includes("|") && same(one, id)));
  return on ? [...others, id].sort() : others;
}

// --- sides

export const waterAt = ({ water }: HexMap, side: string): number => water.findIndex(({ sides }) => sides.some((one) => same(one, side)));
export const crossingAt = ({ crossings }: HexMap, side: string): number => crossings.findIndex((crossing) => same(crossing.side, side));
export const isListed = (all: readonly string[] | undefined, side: string): boolean => (all ?? []).some((one) => same(one, side));

/** Which course runs along a side; -1: none. A course without sides is gone. */
export function setWater(map: HexMap, side: string, number: number): HexMap {
  const water = map.water.map((course, n) => ({ ...course, sides: n === number ? listed(course.sides, side, true) : course.sides.filter((one) => !same(one, side)) }));
  return { ...map, water: water.filter(({ sides }, n) => sides.length > 0 || map.water[n]?.sides.length === 0) };
}

export const addWater = (map: HexMap, side: string, kind: WaterKind, name: string): HexMap => {
  const dry = setWater(map, side, -1);
  return { ...dry, water: [...dry.water, { name, kind, sides: [side] }] };
};

export function setCrossing(map: HexMap, side: string, kind: string): HexMap {
  const found = crossingAt(map, side);
  const others = map.crossings.filter((_, n) => n !== found);
  if (kind === "") return { ...map, crossings: others };
  const row = { side, kind: kind as HexMap["crossings"][number]["kind"], name: map.crossings[found]?.name ?? "" };
  return { ...map, crossings: found < 0 ? [...others, row] : map.crossings.map((one, n) => (n === found ? row : one)) };
}

/** The numbers of the lines that cross a side. */
export const linesAt = ({ lines }: HexMap, side: string): number[] => lines.flatMap(({ hexes }, n) => (cuts(hexes, side).length > 0 ? [n] : []));

/** The places in a chain of hexes after which it crosses a side. */
const cuts = (hexes: readonly string[], side: string): number[] => hexes.flatMap((hex, n) => (n > 0 && sideOf(hexes[n - 1] ?? "", hex) === side ? [n] : []));

/** Lines of just these kinds cross a side: others are cut there, and one that is missing goes on from a line that ends there. */
export function setLines(map: HexMap, side: string, kinds: readonly LineKind[], name: string): HexMap {
  const lines = map.lines.flatMap((line) => (kinds.includes(line.kind) ? [line] : cutLine(line, side)));
  return { ...map, lines: kinds.reduce((now, kind) => (now.some((line) => line.kind === kind && cuts(line.hexes, side).length > 0) ? now : addStretch(now, side, kind, name)), lines) };
}

function cutLine(line: Line, side: string): Line[] {
  const ends = [0, ...cuts(line.hexes, side), line.hexes.length];
  if (ends.length === 2) return [line];
  const parts = ends.slice(1).map((end, n) => line.hexes.slice(ends[n], end));
  return parts.filter((hexes) => hexes.length > 1).map((hexes) => ({ ...line, hexes }));
}

function addStretch(lines: readonly Line[], side: string, kind: LineKind, name: string): Line[] {
  const [a, b] = endsOf(side);
  for (const [here, there] of [[a, b], [b, a]] as const) {
    const number = lines.findIndex((line) => line.kind === kind && (line.hexes.at(-1) === here || line.hexes[0] === here));
    const line = lines[number];
    if (!line) continue;
    const hexes = line.hexes.at(-1) === here ? [...line.hexes, there] : [there, ...line.hexes];
    return lines.map((one, n) => (n === number ? { ...line, hexes } : one));
  }
  return [...lines, { name, kind, hexes: [a, b] }];
}
