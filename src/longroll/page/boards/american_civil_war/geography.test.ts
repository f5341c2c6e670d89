import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Packed, readGeography, unpack } from "./geography.ts";
import { raise } from "./relief.ts";
import { arcOf } from "./rivers.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const geography = readGeography(read("geography/geography.json") as Packed);
const { map } = read("../../../games/american_civil_war/pack.json") as { map: { railways: { a: string; b: string }[]; spaces: { id: string; kind: string }[] } };

test("packed lines are read: a start, small steps, large steps, steps back", () => {
  expect(unpack("")).toEqual([]);
  expect(unpack("e'K$)")).toEqual([[{ x: 10, y: 2 }, { x: 9.9, y: 2.3 }]]);
  const [first] = geography.rivers;
  expect(first?.name).toBe("Mississippi");
  expect(Math.max(...geography.rivers.flatMap(({ line }) => line.map(({ x }) => x)))).toBeLessThan(geography.width + 21);
});

test("the railways drawn are those of the rules, no more and no less", () => {
  const known = map.railways.map(({ a, b }) => [a, b].sort().join(" ")).sort();
  expect(Object.keys(geography.rails).sort()).toEqual(known);
});

test("every region has closed rings, and the great rivers are there", () => {
  for (const { id } of map.spaces.filter(({ kind }) => kind === "region")) expect(geography.regions[id]).toMatch(/^M[-\d.]+ [-\d.]+L.*z$/);
  const names = geography.rivers.map(({ name }) => name);
  for (const name of ["Mississippi", "Ohio", "Tennessee", "Cumberland", "Potomac", "Missouri", "Rio Grande"]) expect(names).toContain(name);
});

test("mountains rise along their crests and nowhere else", () => {
  const { columns, values } = raise([{ height: 1, line: [{ x: 60, y: 60 }, { x: 120, y: 60 }] }], 300, 150);
  expect(values[20 * columns + 30]).toBeGreaterThan(0.2);
  expect(values[20 * columns + 80]).toBe(0);
});

test("the name of a river runs from left to right, whichever way the river does", () => {
  const west = [{ x: 300, y: 0 }, { x: 200, y: 40 }, { x: 0, y: 0 }];
  const [, from, to] = /^M([\d.]+) .* ([\d.]+) [\d.]+$/.exec(arcOf(west, 0.5, 120)) ?? [];
  expect(Number(from)).toBeLessThan(Number(to));
});
