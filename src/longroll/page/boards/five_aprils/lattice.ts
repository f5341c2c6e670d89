/** The hexes themselves, as fine lines, and their numbers. */
import { group, make } from "../common/svg.ts";
import type { MapLayout, Site } from "./mapLayout.ts";
import { Chunks } from "./chunks.ts";
import { at1, spot } from "./curve.ts";
import { corner, CORNERS, HEX, neighbour } from "./grid.ts";

export const hexPath = (middle: { x: number; y: number }, scale = 1): string =>
  `M${CORNERS.map((_, n) => spot(corner(middle, n, scale))).join("L")}Z`;

/** Every side once. */
export function drawLattice(layout: MapLayout): SVGGElement {
  const lines = new Chunks();
  for (const site of layout.sites.values()) {
    const sides = CORNERS.map((_, d) => d).filter((d) => d < 3 || !layout.has(neighbour(site, d)));
    lines.add(site, sides.map((d) => `M${spot(corner(site, d))}L${spot(corner(site, d + 1))}`).join(""));
  }
  return group("lattice", lines.paths("hexside"));
}

export function drawNumbers(layout: MapLayout): SVGGElement {
  const write = ({ id, x, y }: Site): SVGTextElement => make("text", { x: at1(x), y: at1(y - HEX * 0.33), class: "number" }, [id]);
  return group("numbers", [...layout.sites.values()].map(write));
}
