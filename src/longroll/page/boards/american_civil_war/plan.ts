/** The map made ready to be drawn: each space with its place on the sheet. */
import type { Area, Point } from "../common/geometry.ts";
import type { BoardData, Space } from "../../games/american_civil_war/types.ts";
import type { Geography } from "./geography.ts";
import { Land } from "./polygons.ts";

export interface Site extends Point {
  space: Space;
}

export interface Plan {
  geography: Geography;
  sheet: Area;
  sites: ReadonlyMap<string, Site>;
  land: Land;
}

/** The radius of a city on the sheet, and the size of a standard. */
export const CITY = 13;
export const FLAG = { width: 40, height: 20, pole: 34 };

export function makePlan(board: BoardData, geography: Geography): Plan {
  const sites = board.spaces.map((space): [string, Site] => {
    const [x = 0, y = 0] = geography.sites[space.id] ?? [];
    return [space.id, { space, x, y }];
  });
  return { geography, sheet: { x: 0, y: 0, width: geography.width, height: geography.height }, sites: new Map(sites), land: new Land(geography.regions) };
}

/** The room that a space and the standard in it take, drawn `scale` times its size. */
export function room({ space, x, y }: Site, scale: number): Area[] {
  const flag = { x: x - 5 * scale, y: y - 42 * scale, width: 50 * scale, height: 32 * scale };
  const r = CITY * scale + 1;
  if (space.kind === "city") return [{ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, flag];
  return [{ x: x - 17 * scale, y: y - 22 * scale, width: 48 * scale, height: 38 * scale }];
}
