/** The terrain that the rules put into an area of the battle board, and the works of the defender. */
import { hash, noise } from "../common/chance.ts";
import type { Point } from "../common/geometry.ts";
import { make, path } from "../common/svg.ts";
import { drawHouses, type Patch, pen, type Scenery, smooth, to } from "./sketch.ts";

/** Down the screen for the defender, who stands above: towards the enemy. */
const ahead = ({ side }: Patch): number => (side === "defender" ? 1 : -1);
const middleOf = ({ x, y, width, height }: Patch): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Rivers run before or behind an army: how far through its area towards the enemy. */
const RIVERS = { "river-front": 1.02, "river-behind": -0.04 };

type Draw = (patch: Patch, scenery: Scenery) => SVGElement[];

const DRAWN: Record<string, Draw> = {
  woods: ({ x, y, width, height }, { seed }) => [path(blob({ x: x + width / 2, y: y + height / 2 }, width * 0.5, height * 0.5, seed), "woods-wash")],
  hill: drawHill,
  village: (patch, { seed }) => [path(smooth([{ x: patch.x, y: patch.y + patch.height * 0.6 }, middleOf(patch), { x: patch.x + patch.width, y: patch.y + patch.height * 0.4 }]), "road"), ...drawHouses(spots(patch, seed), seed)],
  stream: (patch, { seed }) => water(across(patch, patch.x - 6, patch.x + patch.width + 6, 0.86, seed), "stream"),
  "river-front": (patch, { seed, width }) => water(across(patch, -10, width + 10, RIVERS["river-front"], seed), "river"),
  "river-behind": (patch, { seed, width }) => water(across(patch, -10, width + 10, RIVERS["river-behind"], seed), "river"),
};

/** How high on the screen the river of an area runs; far off where there is none. */
export const riverOf = (patch: Patch): number => (patch.terrain in RIVERS ? levelOf(patch, RIVERS[patch.terrain as keyof typeof RIVERS]) : -Infinity);

const levelOf = (patch: Patch, part: number): number => (ahead(patch) > 0 ? patch.y + patch.height * part : patch.y + patch.height * (1 - part));

export function drawTerrain(patch: Patch, scenery: Scenery): SVGElement[] {
  return [...(DRAWN[patch.terrain]?.(patch, scenery) ?? []), ...(patch.dug ? drawWorks(patch, scenery.seed) : [])];
}

/** A closed line about a point, never quite round. */
export function blob({ x, y }: Point, rx: number, ry: number, seed: number): string {
  const points = Array.from({ length: 24 }, (_, n) => {
    const turn = (n / 24) * 2 * Math.PI;
    const far = 0.92 + noise(Math.cos(turn) * 1.7 + 5, Math.sin(turn) * 1.7 + 5, seed) * 0.14;
    return { x: x + Math.cos(turn) * rx * far, y: y + Math.sin(turn) * ry * far };
  });
  return `M${points.map(to).join("L")}z`;
}

/** Rising rings, and strokes down the slope. */
function drawHill(patch: Patch, { seed }: Scenery): SVGElement[] {
  const [at, rx, ry] = [middleOf(patch), patch.width * 0.47, patch.height * 0.47];
  const strokes = Array.from({ length: 74 }, (_, n) => {
    const turn = (n / 74) * 2 * Math.PI;
    const [from, till] = [0.8 + hash(n, 1, seed) * 0.05, 0.95 + hash(n, 2, seed) * 0.06];
    const spot = (far: number): Point => ({ x: at.x + Math.cos(turn) * rx * far, y: at.y + Math.sin(turn) * ry * far });
    return `M${to(spot(from))}L${to(spot(till))}`;
  });
  return [...[1, 0.8, 0.58].map((part) => path(blob(at, rx * part, ry * part, seed), "hill-tint")), path(strokes.join(""), "hachure")];
}

/** Nine houses about the middle, along two streets. */
const spots = (patch: Patch, seed: number): Point[] =>
  Array.from({ length: 9 }, (_, n) => ({ x: patch.x + patch.width * (0.14 + 0.09 * n + (hash(n, 6, seed) - 0.5) * 0.04), y: patch.y + patch.height * ((n % 2 ? 0.84 : 0.2) + (hash(n, 7, seed) - 0.5) * 0.1) }));

/** A winding line from left to right, `part` of the way through an area towards the enemy. */
function across(patch: Patch, from: number, till: number, part: number, seed: number): string {
  const level = levelOf(patch, part);
  const steps = Math.max(4, Math.round((till - from) / 60));
  return smooth(Array.from({ length: steps + 1 }, (_, n) => ({ x: from + ((till - from) * n) / steps, y: level + noise(n * 0.9, part * 7, seed) * 9 })));
}

const water = (d: string, name: string): SVGElement[] => [path(d, `bank ${name}`), path(d, `water ${name}`), path(d, `glint ${name}`)];

/** Earth thrown up along the front of an area. */
function drawWorks(patch: Patch, seed: number): SVGElement[] {
  const level = ahead(patch) > 0 ? patch.y + patch.height - 12 : patch.y + 12;
  const teeth = Math.max(4, Math.round(patch.width / 42));
  const line = Array.from({ length: teeth * 2 + 1 }, (_, n) => `${pen(patch.x + 8 + ((patch.width - 16) * n) / (teeth * 2))} ${pen(level + (n % 2 ? -4 : 4) + hash(n, 3, seed))}`);
  const d = `M${line.join("L")}`;
  return [make("path", { d, class: "works-earth" }), make("path", { d, class: "works-teeth" })];
}
