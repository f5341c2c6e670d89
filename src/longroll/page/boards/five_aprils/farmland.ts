/** Open ground is farmed: a patchwork of fields, some with furrows, between faint fences. Woods and hills cover the rest. */
import type { Area, Point } from "../common/geometry.ts";
import { group } from "../common/svg.ts";
import { hash, noise } from "../common/chance.ts";
import { Chunks } from "./chunks.ts";
import { at1, middle, polyline } from "./curve.ts";
import { isOpen, type Landscape } from "./terrain.ts";

const [WIDE, HIGH] = [66, 47];
const TINTS = 3;
const TURN = 0.19;

export function drawFarmland(landscape: Landscape): SVGGElement {
  const washes = Array.from({ length: TINTS }, () => new Chunks());
  const [furrows, fences, stipple] = [new Chunks(), new Chunks(), new Chunks()];
  for (const plot of plots(landscape.layout.frame)) {
    const heart = centre(plot);
    const [kind, crop] = [Math.floor(hash(heart.x, heart.y, 71) * (TINTS + 2)), hash(heart.x, heart.y, 72)];
    washes[kind]?.add(heart, `${polyline(plot)}z`);
    if (!isOpen(landscape, heart)) continue;
    if (crop < 0.24) furrows.add(heart, rows(plot));
    else if (crop < 0.4) stipple.add(heart, dots(plot));
    if (crop < 0.62) fences.add(heart, polyline(plot.slice(0, crop < 0.3 ? 4 : 3)));
  }
  const tinted = washes.flatMap((wash, n) => wash.paths(`plot plot-${n}`));
  return group("farmland", [...tinted, ...furrows.paths("furrow"), ...stipple.paths("stipple"), ...fences.paths("fence")]);
}

/** Four corners each, shared with the neighbours. */
function plots({ x, y, width, height }: Area): Point[][] {
  const [c, s] = [Math.cos(TURN), Math.sin(TURN)];
  const node = (i: number, j: number): Point => {
    const [u, v] = [(i + (hash(i, j, 73) - 0.5) * 0.5) * WIDE, (j + (hash(i, j, 74) - 0.5) * 0.5) * HIGH];
    const [a, b] = [x + u * c - v * s, y + u * s + v * c];
    return { x: a + noise(a / 170, b / 170, 75) * 18, y: b + noise(a / 170, b / 170, 76) * 18 };
  };
  const inside = (p: Point): boolean => p.x > x - WIDE && p.x < x + width + WIDE && p.y > y - WIDE && p.y < y + height + WIDE;
  const found: Point[][] = [];
  const far = width + height;
  for (let i = -2; i * WIDE < far; i++) {
    for (let j = Math.floor(-far / HIGH / 2); j * HIGH < far; j++) {
      if (inside(node(i, j))) found.push([node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)]);
    }
  }
  return found;
}

const between = (a: Point | undefined, b: Point | undefined, t: number): Point =>
  ({ x: (a?.x ?? 0) * (1 - t) + (b?.x ?? 0) * t, y: (a?.y ?? 0) * (1 - t) + (b?.y ?? 0) * t });

const centre = ([a, b, c, d]: Point[]): Point => middle(between(a, c, 0.5), between(b, d, 0.5));

function rows([a, b, c, d]: Point[]): string {
  const count = 11;
  return Array.from({ length: count }, (_, n) => {
    const t = 0.06 + (0.88 * n) / (count - 1);
    const [left, right] = [between(a, d, t), between(b, c, t)];
    const [from, to] = [between(left, right, 0.05), between(left, right, 0.95)];
    return `M${at1(from.x)} ${at1(from.y)}L${at1(to.x)} ${at1(to.y)}`;
  }).join("");
}

/** Shocks of corn, or the trees of an orchard. */
function dots([a, b, c, d]: Point[]): string {
  return [0.15, 0.38, 0.61, 0.84]
    .flatMap((t) => [0.12, 0.31, 0.5, 0.69, 0.88].map((u) => between(between(a, d, t), between(b, c, t), u)))
    .map(({ x, y }) => `M${at1(x)} ${at1(y)}h0`)
    .join("");
}
