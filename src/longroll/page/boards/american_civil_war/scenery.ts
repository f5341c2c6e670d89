/** The ground of a battle: fields, a road, trees and camps, and in each area what the rules put there. Lines are laid out in the
 * pixels of the board. Pure but for the elements made. */
import { hash, noise } from "../common/chance.ts";
import { crown, shade } from "../common/crown.ts";
import type { Area, Point } from "../common/geometry.ts";
import { group, make, path } from "../common/svg.ts";
import { drawHouses, mix, type Patch, pen, type Scenery, smooth, to } from "./sketch.ts";
import { drawTerrain, riverOf } from "./terrain.ts";

export function drawScenery(scenery: Scenery): SVGElement[] {
  const { width, height, patches } = scenery;
  return [
    make("rect", { width, height, class: "meadow" }),
    ...drawPlots(scenery),
    ...drawSwells(scenery),
    ...drawRoad(scenery),
    ...(scenery.landed ? drawShore(scenery) : []),
    ...patches.flatMap((patch) => drawTerrain(patch, scenery)),
    drawTrees(scenery),
    ...patches.filter(({ area }) => area === "reserve").flatMap((patch) => drawCamp(patch, scenery)),
  ];
}

const [WIDE, HIGH] = [148, 104];

/** A patchwork, some of it ploughed, some of it fenced. */
function drawPlots({ width, height, seed }: Scenery): SVGElement[] {
  const node = (i: number, j: number): Point => ({ x: (i + (hash(i, j, seed) - 0.5) * 0.5 + j * 0.14) * WIDE, y: (j + (hash(j, i, seed + 1) - 0.5) * 0.5 - i * 0.1) * HIGH });
  const drawn: Record<string, string> = {};
  const add = (name: string, d: string): void => void (drawn[name] = (drawn[name] ?? "") + d);
  for (let i = -2; i * WIDE < width + WIDE; i++) {
    for (let j = -1; j * HIGH < height + width * 0.2; j++) {
      const plot = [node(i, j), node(i + 1, j), node(i + 1, j + 1), node(i, j + 1)];
      const [kind, crop] = [Math.floor(hash(i, j, seed + 2) * 5), hash(i, j, seed + 3)];
      if (kind < 3) add(`plot plot-${kind}`, `M${plot.map(to).join("L")}z`);
      if (kind < 3 && crop < 0.4) add("furrow", furrows(plot));
      if (crop > 0.55) add("fence", `M${plot.slice(0, crop > 0.8 ? 3 : 2).map(to).join("L")}`);
    }
  }
  return Object.keys(drawn).sort((a, b) => b.localeCompare(a)).map((name) => path(drawn[name] ?? "", name));
}

const furrows = ([a, b, c, d]: Point[]): string =>
  Array.from({ length: 12 }, (_, n) => (n + 0.5) / 12).map((t) => `M${to(mix(mix(a, d, t), mix(b, c, t), 0.04))}L${to(mix(mix(a, d, t), mix(b, c, t), 0.96))}`).join("");

/** The land rolls: soft light on the rises, soft shade behind them. */
function drawSwells({ width, height, seed }: Scenery): SVGElement[] {
  const glow = (name: string): SVGElement => make("radialGradient", { id: `acw-${name}` }, [make("stop", { offset: 0, class: name }), make("stop", { offset: 1, class: `${name} far` })]);
  const rises = Array.from({ length: 8 }, (_, n) => {
    const [u, v, r] = [hash(n, 1, seed), hash(n, 2, seed), 0.14 + hash(n, 3, seed) * 0.12];
    return ["swell-shade", "swell-light"].map((name, side) => make("ellipse", { cx: pen(u * width + (1 - side) * 60), cy: pen(v * height + (1 - side) * 44), rx: pen(r * width), ry: pen(r * width * 0.5), fill: `url(#acw-${name})` }));
  });
  return [make("defs", {}, [glow("swell-shade"), glow("swell-light")]), ...rises.flat()];
}

/** A pike through the middle of the field, and a lane between the lines. */
function drawRoad({ width, height, seed }: Scenery): SVGElement[] {
  const sway = (t: number, salt: number): number => noise(t * 3.3, salt, seed) * 26;
  const pike = Array.from({ length: 9 }, (_, n) => ({ x: width * 0.4 + sway(n / 8, 1) + (n / 8) * width * 0.1, y: (height * n) / 8 }));
  const lane = Array.from({ length: 11 }, (_, n) => ({ x: (width * n) / 10, y: height * 0.51 + sway(n / 10, 5) * 0.7 }));
  const d = smooth(pike) + smooth(lane);
  return [path(d, "road-edge"), path(d, "road")];
}

const EVERY = 34;

/** Trees stand along the edges of areas and in woods, never where counters do. */
function drawTrees(scenery: Scenery): SVGGElement {
  const { width, height, seed } = scenery;
  const found: { point: Point; size: number }[] = [];
  for (let j = 0; j * EVERY * 0.7 < height; j++) {
    for (let i = 0; i * EVERY < width + EVERY; i++) {
      const point = { x: (i + (j % 2) / 2 + (hash(i, j, seed + 5) - 0.5) * 0.8) * EVERY, y: (j + hash(i, j, seed + 6)) * EVERY * 0.7 };
      if (grows(point, scenery)) found.push({ point, size: 6 + hash(i, j, seed + 7) * 4 });
    }
  }
  found.sort((a, b) => a.point.y - b.point.y);
  return group("trees", [path(found.map(({ point, size }) => shade(point, size)).join(""), "tree-shade"), path(found.map(({ point, size }) => crown(point, size)).join(""), "tree")]);
}

/** How far inside an area a point lies: 0 on its edge, 1 in its middle, less outside. */
export function depth({ x, y, width, height }: Area, point: Point): number {
  return 1 - 2 * Math.max(Math.abs(point.x - x - width / 2) / width, Math.abs(point.y - y - height / 2) / height);
}

export function grows(point: Point, { patches, seed, landed, height }: Pick<Scenery, "patches" | "seed" | "landed" | "height">): boolean {
  if (landed && point.y > height - SEA) return false;
  if (patches.some((patch) => Math.abs(riverOf(patch) - point.y) < BANKS)) return false;
  const home = patches.find((patch) => depth(patch, point) > 0);
  if (home?.terrain === "woods") return depth(home, point) < 0.9;
  const room = home?.terrain || home?.dug ? 0 : 0.12;
  return noise(point.x / 150, point.y / 110, seed + 8) > 0.22 && (!home || depth(home, point) < room);
}

/** How much of the ground the sea takes, and a river with its banks to either side. */
const SEA = 60;
const BANKS = 26;

/** Tents behind the line; houses where a city is defended. */
function drawCamp(patch: Patch, { seed, city, landed }: Scenery): SVGElement[] {
  const { x, y, width, height, side } = patch;
  const count = Math.max(3, Math.min(8, Math.floor(width / 70)));
  const spots = Array.from({ length: count }, (_, n) => ({ x: x + (width * (n + 0.5)) / count + (hash(n, 8, seed) - 0.5) * 20, y: y + height * (side === "defender" ? 0.2 : landed ? 0.4 : 0.84) + (hash(n, 9, seed) - 0.5) * 8 }));
  if (city && side === "defender") return drawHouses(spots, seed);
  const tent = (at: Point, s: number): string => `M${to({ x: at.x - s, y: at.y + s * 0.55 })}l${s}-${pen(s * 1.2)}l${s} ${pen(s * 1.2)}z`;
  const door = (at: Point, s: number): string => `M${to({ x: at.x - s * 0.25, y: at.y + s * 0.55 })}l${pen(s * 0.25)}-${pen(s * 0.8)}l${pen(s * 0.25)} ${pen(s * 0.8)}z`;
  return [path(spots.map((at) => tent(at, 11)).join(""), "tent"), path(spots.map((at) => door(at, 11)).join(""), "tent-door")];
}

/** The sea behind those who landed. */
function drawShore({ width, height, seed }: Scenery): SVGElement[] {
  const edge = Array.from({ length: 13 }, (_, n) => ({ x: (width * n) / 12, y: height - 40 + noise(n / 2, 3, seed) * 12 }));
  const boats = [0.12, 0.5, 0.83].map((t) => `M${to({ x: t * width - 18, y: height - 17 })}h36l-7 10h-22zm16-1v-20l14 18`).join("");
  return [path(`${smooth(edge)}V${height}H0z`, "shore"), path(smooth(edge), "surf"), path(boats, "boat")];
}
