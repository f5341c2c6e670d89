import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BoardData, Space } from "../../games/american_civil_war/types.ts";
import type { Area } from "../common/geometry.ts";
import { type Packed, readGeography } from "./geography.ts";
import { areaOf, centreOf, overlap, placeLabels, wraps } from "./labels.ts";
import { makePlan, room } from "./plan.ts";
import { FONT, SCALE } from "./tier.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const geography = readGeography(read("geography/geography.json") as Packed);
const { map } = read("../../../games/american_civil_war/pack.json") as { map: { spaces: Omit<Space, "adjacent">[] } };
const spaces = map.spaces.map((space): Space => ({ ...space, name: space.id.replaceAll("-", " "), adjacent: [] }));
const board: BoardData = { spaces, names: {}, states: [], railways: [], turns: [] };
const plan = makePlan(board, geography);

/** The middle of the name lies on its own region, or at sea. */
const isOwn = (id: string, area: Area): boolean => plan.land.isIn(id, centreOf(area)) || plan.land.isSea(centreOf(area));

test("every space of the map has a place, and every region a shape", () => {
  expect(spaces.length).toBe(90);
  expect(spaces.filter(({ kind }) => kind === "city").length).toBe(31);
});

test.each([0, 1, 2, 3])("no name lies on another, on a city or on a standard, at distance %i", (tier) => {
  const [font, scale] = [FONT[tier] ?? 10, SCALE[tier] ?? 1];
  const sites = [...plan.sites.values()];
  const labels = placeLabels(sites, (id) => plan.sites.get(id)?.space.name ?? id, font, scale, plan.sheet, plan.land);
  const areas = labels.map(areaOf);
  const kindOf = (id: string): string => plan.sites.get(id)?.space.kind ?? "";
  const rooms = (kind: string): Area[] => sites.filter(({ space }) => space.kind === kind).flatMap((site) => room(site, scale));
  areas.forEach((area, n) => {
    expect(areas.slice(n + 1).some((other) => overlap(area, other))).toBe(false);
    expect(rooms("city").some((other) => overlap(area, other))).toBe(false);
    if (kindOf(labels[n]?.id ?? "") === "region") expect(rooms("region").some((other) => overlap(area, other))).toBe(false);
  });
  const astray = labels.filter(({ id }, n) => kindOf(id) === "region" && !isOwn(id, areas[n] as Area)).map(({ id }) => id);
  expect(astray).toEqual([]);
  expect(labels.filter(({ id }) => kindOf(id) === "city").length).toBeGreaterThanOrEqual([30, 31, 31, 31][tier] ?? 0);
  expect(labels.length).toBeGreaterThan([30, 55, 80, 88][tier] ?? 0);
});

test("a long name is cut where its halves are about equal", () => {
  expect(wraps("Coahuila and Nuevo Leon").at(-1)).toEqual(["Coahuila and", "Nuevo Leon"]);
  expect(wraps("Ohio")).toEqual([["Ohio"]]);
});
