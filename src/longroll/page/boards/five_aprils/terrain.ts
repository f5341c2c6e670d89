/** The ground of a battle, surveyed once: where it is wooded, how high it is, where roads and water run. Pure. */
import type { Atlas, Site } from "./atlas.ts";
import { Clearing } from "./clearing.ts";
import { around, blurred, type Field, fieldOf, valueAt } from "./field.ts";
import { cellOf, HEX } from "./grid.ts";
import { layRoads, type Way } from "./roads.ts";
import { type Course, layWater } from "./water.ts";
import type { Point } from "../common/geometry.ts";

/** A hill: how much a point belongs to it, and how high it is there. */
export interface Hill {
  name: string;
  foot: Field;
  height: Field;
}

export interface Survey {
  atlas: Atlas;
  ways: Way[];
  courses: Course[];
  woods: Field;
  marsh: Field | null;
  rough: Field | null;
  river: Field | null;
  hills: Hill[];
  clearing: Clearing;
}

const STEP = 8;
/** Fields of the whole sheet reach beyond its frame, so that their edges are not seen. */
const BEYOND = 24;
/** Edges bend alike, so that nothing is left between two kinds of ground. */
const EDGES = 1;
const WOODED = ["woods", "wooded-hill"];

export function survey(atlas: Atlas): Survey {
  const { frame } = atlas;
  const whole = { x: frame.x - BEYOND, y: frame.y - BEYOND, width: frame.width + 2 * BEYOND, height: frame.height + 2 * BEYOND };
  const [ways, courses] = [layRoads(atlas), layWater(atlas)];
  const clearing = new Clearing(whole);
  for (const { points, kind } of ways) clearing.keepLine(points, kind === "trail" ? 6 : 7.5);
  for (const { points } of courses) clearing.keepLine(points, 5.5);
  const woods = fieldOf(atlas, whole, STEP, EDGES, (site) => WOODED.includes(site.terrain));
  const [marsh = null, rough = null, river = null] = ["marsh", "rough", "river"].map((kind) => partOf(atlas, kind));
  return { atlas, ways, courses, woods, marsh, rough, river, hills: hillsOf(atlas), clearing };
}

function partOf(atlas: Atlas, kind: string): Field | null {
  const sites = [...atlas.sites.values()].filter((site) => site.terrain === kind);
  if (sites.length === 0) return null;
  return fieldOf(atlas, around(sites, HEX * 1.6), STEP, EDGES, (site) => site.terrain === kind);
}

/** Hills of one name rise together; a hill that has none stands alone. */
function hillsOf(atlas: Atlas): Hill[] {
  const { hills } = atlas.board.map;
  const named = new Set(hills.flatMap((hill) => hill.hexes));
  const alone = [...atlas.sites.values()]
    .filter(({ id, terrain }) => (terrain === "hill" || terrain === "wooded-hill") && !named.has(id))
    .map(({ id }) => ({ name: "", hexes: [id] }));
  return [...hills, ...alone].map(({ name, hexes }) => hillOf(atlas, name, new Set(hexes)));
}

function hillOf(atlas: Atlas, name: string, hexes: ReadonlySet<string>): Hill {
  const sites = [...hexes].flatMap((hex) => atlas.at(cellOf(hex)) ?? []);
  const foot = fieldOf(atlas, around(sites, HEX * 1.5), STEP, 3, (site: Site) => hexes.has(site.id));
  const wide = blurred(blurred(foot, 3), 3);
  const values = wide.values.map((value, n) => value * 0.85 + (foot.values[n] ?? 0) * 0.15);
  return { name, foot, height: { ...foot, values } };
}

/** Is this open, level, dry ground? */
export function isOpen({ woods, marsh, river, rough, hills, clearing }: Survey, point: Point): boolean {
  if (!clearing.isFree(point) || valueAt(woods, point) > 0.36) return false;
  const wet = [marsh, river, rough].some((field) => field && valueAt(field, point) > 0.3);
  return !wet && !hills.some(({ height }) => valueAt(height, point) > 0.38);
}
