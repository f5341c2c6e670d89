/** Where roads, trails and railroads run: through their hexes, across the sides between, out at the edges. Pure. */
import type { Point } from "../common/geometry.ts";
import type { LineKind } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { hash, jitter } from "../common/chance.ts";
import { type Knot, pin, relaxed } from "./course.ts";
import { through } from "./curve.ts";
import { type Cell, cellOf, directionTo, HEX, heading } from "./grid.ts";

export interface Way {
  name: string;
  kind: LineKind;
  points: Point[];
}

const ORDER: readonly LineKind[] = ["road", "trail", "railroad"];

export const stretch = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** How many stretches meet in each hex, each counted once however many lines use it. */
export function crossroads(chains: readonly (readonly string[])[]): Map<string, number> {
  const known = new Set<string>();
  const met = new Map<string, number>();
  for (const chain of chains) {
    chain.slice(1).forEach((b, n) => {
      const a = chain[n] ?? b;
      if (known.has(stretch(a, b))) return;
      known.add(stretch(a, b));
      for (const hex of [a, b]) met.set(hex, (met.get(hex) ?? 0) + 1);
    });
  }
  return met;
}

/** The parts of a chain whose stretches nobody has laid before. */
export function runsOf(chain: readonly string[], laid: Set<string>): string[][] {
  const runs: string[][] = [];
  let run: string[] = [];
  chain.slice(1).forEach((b, n) => {
    const a = chain[n] ?? b;
    const known = laid.has(stretch(a, b));
    laid.add(stretch(a, b));
    if (known) run = [];
    else if (run.length > 0) run.push(b);
    else runs.push((run = [a, b]));
  });
  return runs;
}

export function layRoads(layout: MapLayout): Way[] {
  const lines = [...layout.board.map.lines].sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const met = crossroads(lines.map((line) => line.hexes));
  const bridged = new Set(layout.board.map.crossings.map(({ side }) => stretch(...(side.split("|") as [string, string]))));
  const laid = { road: new Set<string>(), railroad: new Set<string>() };
  const knots = (run: readonly string[]): Knot[] => knotsOf(layout, run, met, bridged);
  return lines.flatMap(({ name, kind, hexes }) =>
    runsOf(hexes, kind === "railroad" ? laid.railroad : laid.road).map((run) => ({
      name,
      kind,
      points: through(relaxed(knots(run)), 5).map(({ x, y }) => jitter(x, y)),
    })),
  );
}

/** Where a line passes a hex: about its middle, and for all lines at the same point where several meet. */
function hub(layout: MapLayout, cell: Cell): Point {
  const { x, y } = layout.centre(cell);
  return { x: x + (hash(x, y, 11) - 0.5) * 8, y: y + (hash(x, y, 12) - 0.5) * 8 };
}

function knotsOf(layout: MapLayout, run: readonly string[], met: ReadonlyMap<string, number>, bridged: ReadonlySet<string>): Knot[] {
  const knots = run.flatMap((hex, n) => {
    const end = n === 0 || n === run.length - 1;
    const here = hub(layout, cellOf(hex));
    const knot = end || (met.get(hex) ?? 0) > 2 ? pin(here) : { point: here, home: here, slack: HEX * 0.2 };
    const next = run[n + 1];
    return next ? [knot, gate(layout, hex, next, bridged)] : [knot];
  });
  const out = (from: string, to: string): Knot[] => (leaves(layout, from, met) ? beyond(layout, cellOf(from), cellOf(to)) : []);
  const [first = "", second = "", last = "", before = ""] = [run[0], run[1], run.at(-1), run.at(-2)];
  return [...out(first, second).reverse(), ...knots, ...out(last, before)];
}

/** Where a line crosses the side between two hexes. */
function gate(layout: MapLayout, a: string, b: string, bridged: ReadonlySet<string>): Knot {
  const side = layout.side(`${a}|${b}`);
  if (!side) return pin(hub(layout, cellOf(a)));
  const { middle, normal } = side;
  if (bridged.has(stretch(a, b))) return pin(middle);
  return { point: middle, home: middle, slack: HEX * 0.17, rail: { x: -normal.y, y: normal.x } };
}

/** A line that ends at the edge leaves the map there, above all where troops come in. */
function leaves(layout: MapLayout, hex: string, met: ReadonlyMap<string, number>): boolean {
  return met.get(hex) === 1 || layout.board.map.entries.some((entry) => entry.hexes.includes(hex));
}

/** Beyond the edge it goes on as straight as it can. */
function beyond(layout: MapLayout, from: Cell, inner: Cell): Knot[] {
  if (!layout.at(from)?.edge) return [];
  const came = directionTo(inner, from);
  const ways = [came, came + 1, came + 5, came + 2, came + 4].map((d) => d % 6);
  const middle = layout.centre(from);
  const out = ways.map((d) => heading(d)).find((h) => !layout.has(layout.under({ x: middle.x + h.x * HEX, y: middle.y + h.y * HEX })));
  return out ? [pin({ x: middle.x + out.x * HEX * 1.7, y: middle.y + out.y * HEX * 1.7 })] : [];
}
