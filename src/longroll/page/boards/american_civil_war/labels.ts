/** Where names go: beside a city, near the standard of a region, over nothing else; the weightier first. Pure. */
import type { Area, Point } from "../common/geometry.ts";
import { CITY, room, type Site } from "./plan.ts";

export interface Label extends Point {
  id: string;
  anchor: "start" | "middle" | "end";
  lines: string[];
  font: number;
}

const NARROW = /[ijltf.' ]/;
const WIDE = /[mwMW]/;
const LEADING = 0.98;

export function widthOf(words: string, font: number): number {
  const one = (c: string): number => (NARROW.test(c) ? 0.31 : WIDE.test(c) ? 0.83 : c < "a" ? 0.68 : 0.53);
  return [...words].reduce((sum, c) => sum + one(c), 0) * font;
}

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

function regionTries(site: Site, name: string, font: number, scale: number): Try[] {
  const { x, y } = site;
  return wraps(name).flatMap((lines) => {
    const tall = font * LEADING * (lines.length - 1);
    const label = (dx: number, dy: number, anchor: Label["anchor"] = "middle"): Try => tryOf({ id: site.space.id, x: x + dx, y: y + dy, anchor, lines, font });
    const [low, high] = [16 * scale + font * 0.85, -16 * scale - font * 0.3 - tall];
    return [label(2, low), label(0, high), label(22 * scale + font * 0.2, font * 0.3 - tall / 2, "start"), label(-18 * scale - font * 0.2, font * 0.3 - tall / 2, "end"), label(-font * 1.6, low), label(font * 1.6, low), label(-font * 1.6, high), label(font * 1.6, high)];
  });
}

/** The two capitals, then cities by what they produce. */
const CAPITALS = ["washington", "richmond"];
const weight = ({ space }: Site): number => (space.kind === "city" ? 100 + space.production + (CAPITALS.includes(space.id) ? 50 : 0) : 0);

/** The names that can be read at this size of letter, spaces drawn `scale` times their size; smaller where there is little
 * room. A city is named even where only the room for the standard of a region is left. */
export function placeLabels(sites: readonly Site[], nameOf: (id: string) => string, font: number, scale: number, sheet: Area): Label[] {
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
    const tries = site.space.kind === "city" ? cityTries : regionTries;
    const sizes = [font, font * 0.86, font * 0.76];
    const found = (good: (one: Try) => boolean): boolean => sizes.some((size) => put(tries(site, nameOf(site.space.id), size, scale).find(good)));
    if (!found(free) && isCity(site)) found(open);
  }
  return placed;
}
