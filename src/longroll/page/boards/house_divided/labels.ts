/** Where names go when the map is far away: larger, beside no box and over no other name, the weightier first. Pure. */
import { HALF, type NamePlace, type Site } from "./plan.ts";
import type { Area, Point } from "../common/geometry.ts";

export interface Label extends NamePlace {
  id: string;
}

const NARROW = /[ijltf.' ]/;
const WIDE = /[mwMW]/;

/** The width of a name, in the board's letter. */
export function widthOf(words: string, font: number): number {
  const one = (c: string): number => (NARROW.test(c) ? 0.3 : WIDE.test(c) ? 0.82 : c < "a" ? 0.7 : 0.52);
  return [...words].reduce((sum, c) => sum + one(c), 0) * font;
}

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Works count most, then recruits, then ports. */
function weight({ box }: Site): number {
  return (box.permanent_entrenchment ? 10 : 0) + box.recruit.union + box.recruit.confederate + (box.port ? 0.5 : 0);
}

interface Try {
  area: Area;
  label: Label;
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
  const beside = (x: number, y: number): Area => ({ x, y: y - font * 0.76, width, height });
  const [low, high] = [site.y + gap + font * 0.72, site.y - gap - 8 * scale - font * 0.1];
  const ways = [
    { label: label(site.x, low, "middle"), area: beside(site.x - width / 2, low) },
    { label: label(site.x + gap + 5, rise, "start"), area: beside(site.x + gap + 5, rise) },
    { label: label(site.x - gap - 5, rise, "end"), area: beside(site.x - gap - 5 - width, rise) },
    { label: label(site.x, high, "middle"), area: beside(site.x - width / 2, high) },
  ];
  const [rightward, leftward] = [site.x + gap, site.x - gap - width];
  const slanted = [rise - half, rise + half].flatMap((y) => [
    { label: label(rightward, y, "start"), area: beside(rightward, y) },
    { label: label(leftward + width, y, "end"), area: beside(leftward, y) },
  ]);
  return [...ways.slice(preferred(site), preferred(site) + 1), ...ways, ...slanted];
}

const footprint = (site: Site, scale: number): Area => {
  const r = HALF * scale - 1;
  return { x: site.x - r, y: site.y - r, width: 2 * r, height: 2 * r };
};

/** The names that can be read at this size of letter, boxes drawn `scale` times their size. */
export function placeLabels(sites: readonly Site[], font: number, scale: number, sheet: Area, kept: readonly Area[] = []): Label[] {
  const taken = [...kept, ...sites.map((site) => footprint(site, scale))];
  const placed: Label[] = [];
  for (const site of [...sites].sort((a, b) => weight(b) - weight(a))) {
    const fits = tries(site, font, scale).find(
      ({ area }) => inside(area, sheet) && !taken.some((t) => overlap(area, t)) && clear(area, site, sites, scale),
    );
    if (!fits) continue;
    taken.push(fits.area);
    placed.push(fits.label);
  }
  return placed;
}

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
