/** Where names go when the map is far away: larger, beside no box and over no other name, the weightier first. A name for
 * which there is no room beside its box is written smaller, or farther away with a line that leads to it. Pure. */
import { HALF, type NamePlace, type Site } from "./plan.ts";
import type { Area, Point } from "../common/geometry.ts";

export interface Label extends NamePlace {
  id: string;
  /** The size of the letter, where it is another one than that of the others. */
  font?: number;
  /** From the box to its name. */
  leader?: [Point, Point];
}

/** Whose names are written even where there is no room beside the box: nobody's, those of places that count, all. */
export type Care = "none" | "weighty" | "all";

const SMALLER = 0.86;
/** How far away from its box a name may stand, in letters. */
const RINGS = [1, 1.6, 2.2, 3, 4, 5, 6.5, 8];
const DIRECTIONS = 16;

const NARROW = /[ijltf.' ]/;
const WIDE = /[mwMW]/;

/** The width of a name, in the board's letter. */
export function widthOf(words: string, font: number): number {
  const one = (c: string): number => (NARROW.test(c) ? 0.3 : WIDE.test(c) ? 0.82 : c < "a" ? 0.7 : 0.52);
  return [...words].reduce((sum, c) => sum + one(c), 0) * font;
}

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Works count most, then recruits, then ports. Capitals and the cities that decide the war have one or the other. */
export function weight({ box }: Site): number {
  return (box.permanent_entrenchment ? 10 : 0) + box.recruit.union + box.recruit.confederate + (box.port ? 0.5 : 0);
}

interface Try {
  area: Area;
  label: Label;
}

interface Sheet {
  sites: readonly Site[];
  /** How much larger than its size a box is drawn. */
  scale: number;
  sheet: Area;
  taken: Area[];
}

/** Where the layout writes a name: 0 below, 1 right, 2 left, 3 above its box. */
function preferred({ name, y }: Site): number {
  if (name.anchor === "start") return 1;
  if (name.anchor === "end") return 2;
  return name.y < y ? 3 : 0;
}

/** The ways to write a name at a box: as the layout has it, then below, right, left, above, at the corners. */
function tries(site: Site, font: number, scale: number): Try[] {
  const name = site.name.lines.join(" ");
  const [width, height, half] = [widthOf(name, font), font * 0.9, HALF * scale];
  const label = (x: number, y: number, anchor: string): Label => ({ id: site.box.id, x, y, anchor, lines: [name] });
  const gap = half + font * 0.18;
  const rise = site.y + font * 0.32;
  const at = (x: number, y: number): Area => ({ x, y: y - font * 0.76, width, height });
  const [low, high] = [site.y + gap + font * 0.72, site.y - gap - 8 * scale - font * 0.1];
  const ways = [
    { label: label(site.x, low, "middle"), area: at(site.x - width / 2, low) },
    { label: label(site.x + gap + 5, rise, "start"), area: at(site.x + gap + 5, rise) },
    { label: label(site.x - gap - 5, rise, "end"), area: at(site.x - gap - 5 - width, rise) },
    { label: label(site.x, high, "middle"), area: at(site.x - width / 2, high) },
  ];
  const [rightward, leftward] = [site.x + gap, site.x - gap - width];
  const slanted = [rise - half, rise + half].flatMap((y) => [
    { label: label(rightward, y, "start"), area: at(rightward, y) },
    { label: label(leftward + width, y, "end"), area: at(leftward, y) },
  ]);
  return [...ways.slice(preferred(site), preferred(site) + 1), ...ways, ...slanted];
}

const footprint = (site: Site, scale: number): Area => {
  const r = HALF * scale - 1;
  return { x: site.x - r, y: site.y - r, width: 2 * r, height: 2 * r };
};

/** The names that can be read at this size of letter, boxes drawn `scale` times their size. */
export function placeLabels(
  sites: readonly Site[],
  font: number,
  scale: number,
  sheet: Area,
  kept: readonly Area[] = [],
  care: Care = "none",
): Label[] {
  const map = { sites, scale, sheet, taken: [...kept, ...sites.map((site) => footprint(site, scale))] };
  const placed: Label[] = [];
  const put = (found: Try | undefined): boolean => {
    if (found) map.taken.push(found.area);
    if (found) placed.push(found.label);
    return !!found;
  };
  const byWeight = [...sites].sort((a, b) => weight(b) - weight(a));
  const left = byWeight.filter((site) => !put(beside(site, font, map)) && !put(care !== "none" ? beside(site, font * SMALLER, map) : undefined));
  for (const site of left) if (care === "all" || (care === "weighty" && weight(site) >= 1)) put(away(site, font * SMALLER, map));
  return placed;
}

const free = (area: Area, { sheet, taken }: Sheet): boolean => inside(area, sheet) && !taken.some((t) => overlap(area, t));

/** A place for a name at its box. */
function beside(site: Site, font: number, map: Sheet): Try | undefined {
  const found = tries(site, font, map.scale).find(({ area }) => free(area, map) && clear(area, site, map.sites, map.scale));
  return found && { ...found, label: { ...found.label, font } };
}

/** A place for a name at some distance, best with a line to it that meets nothing. */
function away(site: Site, font: number, map: Sheet): Try | undefined {
  const spots = RINGS.flatMap((ring) => around(site, font, HALF * map.scale, ring * font));
  const found = spots.find(({ area, label }) => free(area, map) && label.leader && runsFree(label.leader, site, map));
  return found ?? spots.find(({ area }) => free(area, map));
}

function around(site: Site, font: number, half: number, gap: number): Try[] {
  const reach = half + gap;
  const name = site.name.lines.join(" ");
  const [width, height] = [widthOf(name, font), font * 0.9];
  return Array.from({ length: DIRECTIONS }, (_, n) => {
    const turn = (n * 2 * Math.PI) / DIRECTIONS;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const [x, y] = [site.x + dx * (reach + (Math.abs(dx) * width) / 2), site.y + dy * (reach + height / 2)];
    const area = { x: x - width / 2, y: y - height / 2, width, height };
    const end = { x: clamp(site.x, area.x, area.x + width), y: clamp(site.y, area.y, area.y + height) };
    const label = { id: site.box.id, x, y: y + font * 0.31, anchor: "middle", lines: [name], font };
    const start = { x: clamp(end.x, site.x - half, site.x + half), y: clamp(end.y, site.y - half, site.y + half) };
    return { area, label: { ...label, leader: [start, end] as [Point, Point] } };
  });
}

/** Whether a line from a box meets nothing on its way. */
function runsFree([from, to]: [Point, Point], own: Site, { taken, scale }: Sheet): boolean {
  const home = footprint(own, scale);
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return Array.from({ length: steps }, (_, n) => (n + 0.5) / steps).every((t) => {
    const spot = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, width: 0.1, height: 0.1 };
    return overlap(spot, home) || !taken.some((area) => overlap(spot, area));
  });
}

const clamp = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** Whether a name is plainly nearer to its own box than to any other. */
function clear(area: Area, own: Site, sites: readonly Site[], scale: number): boolean {
  const far = gapTo(area, own) + 5 * scale;
  return sites.every((site) => site === own || gapTo(area, site) > far);
}

function gapTo(area: Area, p: Point): number {
  const dx = Math.max(area.x - p.x, 0, p.x - area.x - area.width);
  const dy = Math.max(area.y - p.y, 0, p.y - area.y - area.height);
  return Math.hypot(dx, dy);
}

const inside = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;
