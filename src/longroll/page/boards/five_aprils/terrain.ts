/** The ground of a battle, computed once: where it is wooded, how high it is, where roads and water run. Pure. */
import type { MapLayout, Site } from "./mapLayout.ts";
import { Clearing } from "./clearing.ts";
import { around } from "../common/geometry.ts";
import { blurred, type Field, fieldOf, valueAt } from "./field.ts";
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

export interface Landscape {
  layout: MapLayout;
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

export function readLandscape(layout: MapLayout): Landscape {
  const { frame } = layout;
  const whole = { x: frame.x - BEYOND, y: frame.y - BEYOND, width: frame.width + 2 * BEYOND, height: frame.height + 2 * BEYOND };
  const [ways, courses] = [layRoads(layout), layWater(layout)];
  const clearing = new Clearing(whole);
  for (const { points, kind } of ways) clearing.keepLine(points, kind === "trail" ? 6 : 7.5);
  for (const { points } of courses) clearing.keepLine(points, 5.5);
  const woods = fieldOf(layout, whole, STEP, EDGES, (site) => WOODED.includes(site.terrain));
  const [marsh = null, rough = null, river = null] = ["marsh", "rough", "river"].map((kind) => partOf(layout, kind));
  return { layout, ways, courses, woods, marsh, rough, river, hills: hillsOf(layout), clearing };
}

function partOf(layout: MapLayout, kind: string): Field | null {
  const sites = [...layout.sites.values()].filter((site) => site.terrain === kind);
  if (sites.length === 0) return null;
  return fieldOf(layout, around(sites, HEX * 1.6), STEP, EDGES, (site) => site.terrain === kind);
}

/** Hills of one name rise together; a hill that has none stands alone. */
function hillsOf(layout: MapLayout): Hill[] {
  const { hills } = layout.board.map;
  const named = new Set(hills.flatMap((hill) => hill.hexes));
  const alone = [...layout.sites.values()]
    .filter(({ id, terrain }) => (terrain === "hill" || terrain === "wooded-hill") && !named.has(id))
    .map(({ id }) => ({ name: "", hexes: [id] }));
  return [...hills, ...alone].map(({ name, hexes }) => hillOf(layout, name, new Set(hexes)));
}

function hillOf(layout: MapLayout, name: string, hexes: ReadonlySet<string>): Hill {
  const sites = [...hexes].flatMap((hex) => layout.at(cellOf(hex)) ?? []);
  const foot = fieldOf(layout, around(sites, HEX * 1.5), STEP, 3, (site: Site) => hexes.has(site.id));
  const wide = blurred(blurred(foot, 3), 3);
  const values = wide.values.map((value, n) => value * 0.85 + (foot.values[n] ?? 0) * 0.15);
  return { name, foot, height: { ...foot, values } };
}

/** Is this open, level, dry ground? */
export function isOpen({ woods, marsh, river, rough, hills, clearing }: Landscape, point: Point): boolean {
  if (!clearing.isFree(point) || valueAt(woods, point) > 0.36) return false;
  const wet = [marsh, river, rough].some((field) => field && valueAt(field, point) > 0.3);
  return !wet && !hills.some(({ height }) => valueAt(height, point) > 0.38);
}
