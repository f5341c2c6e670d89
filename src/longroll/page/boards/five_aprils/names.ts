/** The names on the map, written for each distance once it is looked from there. */
import type { Point } from "../common/geometry.ts";
import { type Facts, group, make } from "../common/svg.ts";
import type { MapLayout } from "./mapLayout.ts";
import { Clearing } from "./clearing.ts";
import { at1, openCurve, simplified } from "./curve.ts";
import { cellOf, HEX } from "./grid.ts";
import { type Label, Lettering, type Ribbon } from "./lettering.ts";
import { serial } from "./serial.ts";
import type { Landscape } from "./terrain.ts";

/** The size of letters by distance, from far to near, and of what there is room for. */
const FONT: readonly number[] = [40, 25, 17.5, 13.5, 12];
/** At these distances only what matters most is written. */
const SPARSE = 1;
const SPACED = 0.16;

interface Named {
  name: string;
  hex: string;
  weight: "objective" | "town" | "place";
}

const plain = (name: string): string => name.replace(/\s*[([].*?[)\]]/g, "").trim();

export class Names {
  readonly layer = group("names");
  private readonly written = new Map<number, SVGGElement>();
  private readonly roads: Clearing;

  constructor(private readonly landscape: Landscape) {
    this.roads = new Clearing(landscape.layout.frame);
    for (const { points } of landscape.ways) this.roads.keepLine(points, 3);
    for (const { points } of landscape.courses) this.roads.keepLine(points, 3);
  }

  show(tier: number): void {
    const names = this.written.get(tier) ?? this.write(tier);
    this.written.set(tier, names);
    this.layer.replaceChildren(names);
  }

  private write(tier: number): SVGGElement {
    const font = FONT[tier] ?? 12;
    const { layout } = this.landscape;
    const free = (point: Point): boolean => this.roads.isFree(point);
    const letters = new Lettering(inner(layout), free);
    for (const { hex } of layout.board.map.objectives) letters.take(...flagArea(layout, hex));
    const places = namedOf(layout).filter(({ weight }) => tier > SPARSE || weight !== "place").flatMap((one) => this.place(one, letters, font));
    const hills = tier >= SPARSE ? this.hills(letters, font * 0.94) : [];
    const waters = tier >= SPARSE ? this.waters(letters, font * 0.9) : [];
    const roads = tier > SPARSE ? this.roadNames(letters, font * 0.72) : [];
    return group("names-of-tier", [...waters, ...roads, ...hills, ...places]);
  }

  private place({ name, hex, weight }: Named, letters: Lettering, font: number): SVGElement[] {
    const site = this.landscape.layout.at(cellOf(hex));
    if (!site) return [];
    const size = weight === "place" ? font * 0.9 : font;
    const found = letters.place(tries(site, plain(name), size), size);
    return found ? [write(found, size, `name ${weight}`)] : [];
  }

  /** A hill's name lies along it. */
  private hills(letters: Lettering, font: number): SVGElement[] {
    const { layout } = this.landscape;
    const places = new Set(namedOf(layout).map(({ name }) => plain(name).toLowerCase()));
    return layout.board.map.hills.flatMap(({ name, hexes }) => {
      const words = plain(name);
      if (!words || places.has(words.toLowerCase())) return [];
      const sites = hexes.flatMap((hex) => layout.at(cellOf(hex)) ?? []);
      const found = letters.place(ridges(sites, words, font), font, SPACED);
      return found ? [write(found, font, "name hill-name")] : [];
    });
  }

  private waters(letters: Lettering, font: number): SVGElement[] {
    const { courses } = this.landscape;
    return [...new Set(courses.map(({ name }) => name))].flatMap((name) => {
      const own = courses.filter((course) => course.name === name).sort((a, b) => b.points.length - a.points.length)[0];
      const size = own?.kind === "stream" ? font : font * 1.15;
      const ribbon = own && letters.along(plain(name), own.points, size, SPACED / 2);
      return ribbon ? wind(ribbon, size, "name water-name", own.kind === "stream" ? -4 : -6) : [];
    });
  }

  private roadNames(letters: Lettering, font: number): SVGElement[] {
    const { ways } = this.landscape;
    const names = [...new Set(ways.filter(({ name }) => isRoadName(plain(name))).map(({ name }) => name))];
    return names.flatMap((name) => {
      const own = ways.filter((way) => way.name === name).sort((a, b) => b.points.length - a.points.length)[0];
      const ribbon = own && letters.along(plain(name), own.points, font, SPACED / 2);
      return ribbon ? wind(ribbon, font, "name road-name", -4.6) : [];
    });
  }
}

const isRoadName = (name: string): boolean => /road|pike|turnpike|railroad|lane|street/i.test(name) && !/entry| - |link|hex/i.test(name) && name.length < 30;

function namedOf(layout: MapLayout): Named[] {
  const { objectives, places } = layout.board.map;
  const towns = new Set([...layout.sites.values()].filter((site) => site.terrain === "town").map((site) => site.id));
  const goals = objectives.filter(({ name }, n) => objectives.findIndex((other) => other.name === name) === n);
  const first = goals.map(({ name, hex }): Named => ({ name, hex, weight: "objective" }));
  const told = new Set(first.map(({ name }) => plain(name).toLowerCase()));
  const rest = places.filter(({ name }) => !told.has(plain(name).toLowerCase()));
  const others = rest.map(({ name, hex }): Named => ({ name, hex, weight: towns.has(hex) ? "town" : "place" }));
  return [...first, ...others.sort((a, b) => Number(b.weight === "town") - Number(a.weight === "town"))];
}

const inner = ({ frame }: MapLayout): typeof frame => ({ x: frame.x + 5, y: frame.y + 5, width: frame.width - 10, height: frame.height - 10 });

/** A flag stands at the upper left of an objective. */
function flagArea(layout: MapLayout, hex: string): { x: number; y: number; width: number; height: number }[] {
  const site = layout.at(cellOf(hex));
  return site ? [{ x: site.x - 30, y: site.y - 31, width: 20, height: 26 }] : [];
}

/** Around a hex, leaving its middle to the counters. */
function tries({ x, y }: Point, words: string, font: number): Label[] {
  const label = (dx: number, dy: number, anchor: Label["anchor"]): Label => ({ words, point: { x: x + dx, y: y + dy }, anchor, turn: 0 });
  const [low, high, side] = [HEX * 0.36 + font * 0.5, -HEX * 0.35, HEX * 0.38];
  return [
    label(0, low, "middle"),
    label(0, high, "middle"),
    label(side, font * 0.3, "start"),
    label(-side, font * 0.3, "end"),
    label(side * 0.5, low, "start"),
    label(-side * 0.5, low, "end"),
    label(side * 0.5, high, "start"),
    label(-side * 0.5, high, "end"),
    label(0, low + font, "middle"),
    label(0, high - font, "middle"),
  ];
}

/** Along the longer axis of some points, at their middle and a little off it. */
export function ridges(sites: readonly Point[], words: string, font: number): Label[] {
  const count = Math.max(1, sites.length);
  const mean = { x: sites.reduce((sum, p) => sum + p.x, 0) / count, y: sites.reduce((sum, p) => sum + p.y, 0) / count };
  const [xx, xy, yy] = sites.reduce(
    ([a, b, c], { x, y }) => [a + (x - mean.x) ** 2, b + (x - mean.x) * (y - mean.y), c + (y - mean.y) ** 2],
    [0, 0, 0] as [number, number, number],
  );
  const turn = sites.length > 2 ? Math.atan2(2 * xy, xx - yy) / 2 : 0;
  const [along, across] = [{ x: Math.cos(turn), y: Math.sin(turn) }, { x: -Math.sin(turn), y: Math.cos(turn) }];
  const offs = [0, 0.3, -0.3, 0.55, -0.55].flatMap((v) => [0, 0.7, -0.7, 1.4, -1.4].map((u) => ({ u, v })));
  return offs.map(({ u, v }) => ({
    words,
    point: { x: mean.x + (along.x * u + across.x * v) * HEX + (across.x * font) / 3, y: mean.y + (along.y * u + across.y * v) * HEX + (across.y * font) / 3 },
    anchor: "middle" as const,
    turn,
  }));
}

function write({ words, point, anchor, turn }: Label, font: number, name: string): SVGTextElement {
  const slant: Facts = turn ? { transform: `rotate(${at1((turn * 180) / Math.PI)} ${at1(point.x)} ${at1(point.y)})` } : {};
  return make("text", { x: at1(point.x), y: at1(point.y), class: name, "text-anchor": anchor, "font-size": at1(font), ...slant }, [words]);
}

/** Words along a line. */
export function wind({ words, points }: Ribbon, font: number, name: string, rise: number): SVGElement[] {
  const id = serial("line");
  const way = make("path", { id, d: openCurve(simplified(points, 0.8)), fill: "none" });
  const along = make("textPath", { href: `#${id}`, startOffset: "50%", "text-anchor": "middle" }, [words]);
  return [way, make("text", { class: name, "font-size": at1(font), dy: rise }, [along])];
}
