/** Where names go: beside a city, on its own region, over nothing else; the weightier first. Pure. */
import type { Area, Point } from "../common/geometry.ts";
import { CITY, room, type Site } from "./plan.ts";
import type { Land } from "./polygons.ts";

export interface Label extends Point {
  id: string;
  anchor: "start" | "middle" | "end";
  lines: string[];
  font: number;
}

const NARROW = /[ijltf.' ]/;
const WIDE = /[mwMW]/;
const LEADING = 0.98;

/** Names are tried in many places: each is measured once. */
const measured = new Map<string, number>();

function measure(words: string): number {
  const one = (c: string): number => (NARROW.test(c) ? 0.31 : WIDE.test(c) ? 0.83 : c < "a" ? 0.68 : 0.53);
  const sum = [...words].reduce((all, c) => all + one(c), 0);
  measured.set(words, sum);
  return sum;
}

export const widthOf = (words: string, font: number): number => (measured.get(words) ?? measure(words)) * font;

export const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (a: Area, b: Area): boolean => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

/** A name on one line, or on two of about the same length. */
export function wraps(name: string): string[][] {
  const words = name.split(" ");
  if (words.length < 2) return [[name]];
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  const [best] = cuts.sort((a, b) => longest(a) - longest(b));
  return best ? [[name], best] : [[name]];
}

interface Try {
  label: Label;
  area: Area;
}

/** The area that a label takes. */
export function areaOf({ x, y, anchor, lines, font }: Label): Area {
  const width = Math.max(...lines.map((line) => widthOf(line, font)));
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  return { x: left, y: y - font * 0.78, width, height: font * (0.95 + (lines.length - 1) * LEADING) };
}

const tryOf = (label: Label): Try => ({ label, area: areaOf(label) });

function cityTries(site: Site, name: string, font: number, scale: number): Try[] {
  const gap = CITY * scale + font * 0.22;
  const label = (x: number, y: number, anchor: Label["anchor"]): Try => tryOf({ id: site.space.id, x, y, anchor, lines: [name], font });
  const { x, y } = site;
  return [
    label(x + gap, y + font * 0.62, "start"),
    label(x - gap, y + font * 0.3, "end"),
    label(x, y + gap + font * 0.72, "middle"),
    label(x + gap * 0.8, y + gap * 0.8 + font * 0.4, "start"),
    label(x - gap * 0.8, y + gap * 0.8 + font * 0.4, "end"),
    label(x - gap * 0.8, y - gap * 0.7, "end"),
    label(x + gap * 1.3, y + font * 1.2, "start"),
    label(x - gap * 1.3, y + font, "end"),
    label(x, y + gap + font * 1.3, "middle"),
    label(x - gap * 1.6, y - font * 0.4, "end"),
  ];
}

/** Beside the standard first, then anywhere on the region, the nearer the better. */
function regionTries(site: Site, name: string, font: number, scale: number, land: Land): Try[] {
  const { x, y } = site;
  const points = spread(site, font, land);
  return wraps(name).flatMap((lines) => {
    const tall = font * LEADING * (lines.length - 1);
    const label = (dx: number, dy: number, anchor: Label["anchor"] = "middle"): Try => tryOf({ id: site.space.id, x: x + dx, y: y + dy, anchor, lines, font });
    const [low, high] = [16 * scale + font * 0.85, -16 * scale - font * 0.3 - tall];
    const near = [label(2, low), label(0, high), label(22 * scale + font * 0.2, font * 0.3 - tall / 2, "start"), label(-18 * scale - font * 0.2, font * 0.3 - tall / 2, "end"), label(-font * 1.6, low), label(font * 1.6, low), label(-font * 1.6, high), label(font * 1.6, high)];
    return [...near, ...points.map((at) => label(at.x - x, at.y - y + font * 0.3 - tall / 2))];
  });
}

/** Points all over a region, about as many in a large one as in a small one. */
const POINTS = 150;

function spread({ space, x, y }: Site, font: number, land: Land): Point[] {
  const box = land.polygon(space.id)?.box;
  if (!box) return [];
  const step = Math.max(font / 2, Math.sqrt((box.width * box.height) / POINTS));
  const [wide, tall] = [Math.ceil(box.width / step), Math.ceil(box.height / step)];
  const points = Array.from({ length: wide * tall }, (_, n) => ({ x: box.x + ((n % wide) + 0.5) * step, y: box.y + (Math.floor(n / wide) + 0.5) * step }));
  const far = (at: Point): number => Math.hypot(at.x - x, (at.y - y) * 2);
  return points.filter((point) => land.isIn(space.id, point)).sort((a, b) => far(a) - far(b));
}

export const centreOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Points from the left to the right of each line of a name. */
const across = ({ label, area: { x, y, width, height } }: Try): Point[] =>
  label.lines.flatMap((_, row) => [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => ({ x: x + width * part, y: y + (height * (row + 0.5)) / label.lines.length })));

/** A name must not be read as that of a neighbour: it lies on its own region; or its middle and most of it do; or all of it
 * lies at sea. */
function fits(id: string, land: Land): ((one: Try) => boolean)[] {
  const isOwn = (point: Point): boolean => land.isIn(id, point);
  const share = (one: Try): number => across(one).filter(isOwn).length / across(one).length;
  return [
    (one) => across(one).every(isOwn),
    (one) => isOwn(centreOf(one.area)) && share(one) >= 0.8,
    (one) => land.isSea(centreOf(one.area)) && across(one).every((point) => isOwn(point) || land.isSea(point)),
  ];
}

/** The two capitals, then cities by what they produce. */
const CAPITALS = ["washington", "richmond"];
const weight = ({ space }: Site): number => (space.kind === "city" ? 100 + space.production + (CAPITALS.includes(space.id) ? 50 : 0) : 0);

/** The names that can be read at this size of letter, spaces drawn `scale` times their size; smaller where there is little
 * room. A city is named even where only the room for the standard of a region is left; a region is left without a name
 * rather than named on another. */
export function placeLabels(sites: readonly Site[], nameOf: (id: string) => string, font: number, scale: number, sheet: Area, land: Land): Label[] {
  const isCity = ({ space }: Site): boolean => space.kind === "city";
  const taken = sites.filter(isCity).flatMap((site) => room(site, scale));
  const spare = sites.filter((site) => !isCity(site)).flatMap((site) => room(site, scale));
  const placed: Label[] = [];
  const put = (found: Try | undefined): boolean => {
    if (found) taken.push(found.area);
    if (found) placed.push(found.label);
    return !!found;
  };
  const open = ({ area }: Try): boolean => inside(area, sheet) && !taken.some((one) => overlap(area, one));
  const free = (one: Try): boolean => open(one) && !spare.some((other) => overlap(one.area, other));
  for (const site of [...sites].sort((a, b) => weight(b) - weight(a))) {
    const name = nameOf(site.space.id);
    const made = new Map<number, Try[]>();
    const make = (size: number): Try[] => (isCity(site) ? cityTries(site, name, size, scale) : regionTries(site, name, size, scale, land));
    const tries = (size: number): Try[] => made.get(size) ?? made.set(size, make(size)).get(size) ?? [];
    const wants = isCity(site) ? [free, open] : fits(site.space.id, land).map((fit) => (one: Try): boolean => free(one) && fit(one));
    wants.some((good) => [font, font * 0.86, font * 0.76].some((size) => put(tries(size).find(good))));
  }
  return placed;
}
