/** The land, as the geography folder tells it. */
import type { Point } from "../common/geometry.ts";

/** As stored: lines in tenths of a unit, packed by `geography/pack.mjs`. */
export interface Packed {
  width: number;
  height: number;
  /** Stretches of outline, each kept once. */
  arcs: string;
  /** The rings of each region, each by the numbers of its stretches; `-1 - n` runs backwards. */
  regions: Record<string, number[][]>;
  /** The stretches that part two states. */
  states: number[];
  /** Borders of states inside a region. */
  later: string;
  sites: Record<string, number[]>;
  rails: Record<string, string>;
  rivers: { names: string; widths: number[]; lines: string };
  ridges: { heights: number[]; lines: string };
}

export interface River {
  name: string;
  width: number;
  line: Point[];
}

export interface Ridge {
  height: number;
  line: Point[];
}

export interface Geography {
  width: number;
  height: number;
  /** The shape of each region, and of the lands that nobody enters. */
  regions: Record<string, string>;
  borders: string;
  states: string;
  /** Where an army of a space stands; a city lies there itself. */
  sites: Record<string, number[]>;
  /** The railway between two spaces, by both names in their order. */
  rails: Record<string, string>;
  rivers: River[];
  ridges: Ridge[];
}

const [FIRST, QUOTED, BASE] = [35, 92, 45];

/** Lines of points out of their packed form. */
export function unpack(packed: string): Point[][] {
  return packed.split(" ").filter(Boolean).map((line) => {
    const points: Point[] = [];
    let [x, y, value, weight, half] = [0, 0, 0, 1, false];
    for (let n = 0; n < line.length; n++) {
      const code = line.charCodeAt(n);
      const digit = code - FIRST - (code > QUOTED ? 1 : 0);
      value += (digit % BASE) * weight;
      weight *= BASE;
      if (digit >= BASE) continue;
      const step = value % 2 ? -(value + 1) / 2 : value / 2;
      if (half) points.push({ x, y: (y += step) });
      else x += step;
      [value, weight, half] = [0, 1, !half];
    }
    return points.map((point) => ({ x: point.x / 10, y: point.y / 10 }));
  });
}

/** A path through points, in absolute steps. */
export const lineOf = (points: readonly Point[]): string => points.map(({ x, y }, n) => `${n ? "" : "M"}${x} ${y}`).join("L");

export function readGeography(packed: Packed): Geography {
  const arcs = unpack(packed.arcs);
  const used = arcs.map(() => 0);
  const walk = (n: number): Point[] => {
    used[n < 0 ? -1 - n : n] = (used[n < 0 ? -1 - n : n] ?? 0) + 1;
    return n < 0 ? [...(arcs[-1 - n] ?? [])].reverse() : (arcs[n] ?? []);
  };
  /** Each stretch begins where the one before it ends. */
  const ring = (stretches: number[]): string => `${lineOf(stretches.flatMap((n) => walk(n).slice(0, -1)))}z`;
  const regions = Object.fromEntries(Object.entries(packed.regions).map(([id, rings]) => [id, rings.map(ring).join("")]));
  const { names, widths, lines } = packed.rivers;
  const [names_, courses] = [names.split(","), unpack(lines)];
  return {
    ...packed,
    regions,
    borders: arcs.filter((_, n) => (used[n] ?? 0) > 1).map(lineOf).join(""),
    states: [...packed.states.map((n) => arcs[n] ?? []), ...unpack(packed.later)].map(lineOf).join(""),
    rivers: widths.map((width, n) => ({ name: names_[n] ?? "", width, line: courses[n] ?? [] })),
    ridges: unpack(packed.ridges.lines).map((line, n) => ({ height: packed.ridges.heights[n] ?? 1, line })),
  };
}

export async function loadGeography(): Promise<Geography> {
  return readGeography((await import("./geography/geography.json")).default as unknown as Packed);
}
