/** The map made ready to be drawn: each space with its place on the sheet. */
import type { Area, Point } from "../common/geometry.ts";
import type { BoardData, Space } from "../../games/american_civil_war/types.ts";
import { type Geography, lineOf } from "./geography.ts";
import { project } from "./geography/project.mjs";
import { Land } from "./polygons.ts";

export interface Site extends Point {
  space: Space;
}

export interface Plan {
  geography: Geography;
  sheet: Area;
  sites: ReadonlyMap<string, Site>;
  land: Land;
  /** The outline of each region. */
  outlines: ReadonlyMap<string, string>;
  /** All railways, as one path. */
  rails: string;
}

/** The radius of a city on the sheet, and the size of a standard. */
export const CITY = 13;
export const FLAG = { width: 40, height: 20, pole: 34 };
/** How far a region reaches of which there is no outline. */
const UNKNOWN = 36;
const OCTAGON: readonly (readonly [number, number])[] = [[-1, -0.4], [-0.4, -1], [0.4, -1], [1, -0.4], [1, 0.4], [0.4, 1], [-0.4, 1], [-1, 0.4]];
const round = (value: number): number => Math.round(value * 10) / 10;

/** Cities lie where they are, armies in a region where the land has most room for them. */
function siteOf(space: Space, { sites }: Geography): Site {
  const [x = 0, y = 0] = (space.kind === "region" ? sites[space.id] : undefined) ?? project([space.lon, space.lat]).map(round);
  return { space, x, y };
}

/** A region that the land does not know is eight-sided. */
function outlineOf({ space: { id }, x, y }: Site, { regions }: Geography): string {
  return regions[id] ?? `${lineOf(OCTAGON.map(([right, down]) => ({ x: round(x + right * UNKNOWN), y: round(y + down * UNKNOWN) })))}z`;
}

/** Bent as the line runs, where that is known and both ends are where they were. */
export function railOf(a: Site, b: Site, { rails, sites }: Geography): string {
  const moved = [a, b].some(({ space, x, y }) => sites[space.id]?.join() !== [x, y].join());
  return (moved ? undefined : rails[[a.space.id, b.space.id].sort().join(" ")]) ?? lineOf([a, b]);
}

export function makePlan(board: BoardData, geography: Geography): Plan {
  const sites = new Map(board.spaces.map((space) => [space.id, siteOf(space, geography)]));
  const regions = [...sites.values()].filter(({ space }) => space.kind === "region");
  return {
    geography,
    sheet: { x: 0, y: 0, width: geography.width, height: geography.height },
    sites,
    land: new Land(geography.regions),
    outlines: new Map(regions.map((site) => [site.space.id, outlineOf(site, geography)])),
    rails: board.railways.map(({ a, b }) => railOf(sites.get(a) as Site, sites.get(b) as Site, geography)).join(""),
  };
}

/** The room that a space and the standard in it take, drawn `scale` times its size. */
export function room({ space, x, y }: Site, scale: number): Area[] {
  const flag = { x: x - 5 * scale, y: y - 42 * scale, width: 50 * scale, height: 32 * scale };
  const r = CITY * scale + 1;
  if (space.kind === "city") return [{ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, flag];
  return [{ x: x - 17 * scale, y: y - 22 * scale, width: 48 * scale, height: 38 * scale }];
}
