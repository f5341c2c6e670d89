import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardData, Space } from "../../games/american_civil_war/types.ts";
import { type Packed, readGeography } from "./geography.ts";
import { makePlan } from "./plan.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const geography = readGeography(read("geography/geography.json") as Packed);
const { map } = read("../../../games/american_civil_war/pack.json") as { map: { railways: { a: string; b: string }[]; spaces: Omit<Space, "adjacent">[] } };
const spaces: Space[] = map.spaces.map((space) => ({ ...space, adjacent: [] }));
const board: BoardData = { spaces, names: {}, states: [], railways: map.railways, turns: [] };

test("what is printed lies where the land has it", () => {
  const plan = makePlan(board, geography);
  for (const [id, { x, y }] of plan.sites) expect([x, y]).toEqual(geography.sites[id]);
  expect(plan.outlines.get("maine")).toBe(geography.regions["maine"]);
  expect(plan.rails.split("M").sort()).toEqual(Object.values(geography.rails).join("").split("M").sort());
});

test("a city that a pack moves takes its railways along, and a new region can be picked", () => {
  const moved = spaces.map((space) => (space.id === "atlanta" ? { ...space, lon: -85, lat: 33 } : space));
  const added: Space = { ...(spaces[0] as Space), id: "atlantis", lon: -62, lat: 40 };
  const plan = makePlan({ ...board, spaces: [...moved, added], railways: [{ a: "atlanta", b: "north-georgia" }] }, geography);
  const { x, y } = plan.sites.get("atlanta") ?? { x: 0, y: 0 };
  expect([x, y]).not.toEqual(geography.sites["atlanta"]);
  expect(plan.rails.startsWith(`M${x} ${y}L`)).toBe(true);
  expect(plan.outlines.get("atlantis")).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){7}z$/);
});
