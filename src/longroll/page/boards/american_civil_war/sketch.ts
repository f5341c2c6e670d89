/** What is drawn of a battlefield, and with which strokes. */
import { hash } from "../common/chance.ts";
import type { Area, Point } from "../common/geometry.ts";
import { path } from "../common/svg.ts";
import type { BattleSide } from "../../games/american_civil_war/types.ts";

/** An area of the board, where it lies on the screen. */
export interface Patch extends Area {
  side: BattleSide;
  area: string;
  terrain: string;
  dug: boolean;
}

export interface Scenery {
  width: number;
  height: number;
  patches: Patch[];
  /** Each battlefield looks another. */
  seed: number;
  /** The attacker came by sea; a city is defended. */
  landed: boolean;
  city: boolean;
}

export const pen = (n: number): number => Math.round(n * 10) / 10;
export const to = ({ x, y }: Point): string => `${pen(x)} ${pen(y)}`;

export const mix = (a: Point | undefined, b: Point | undefined, t: number): Point => ({ x: (a?.x ?? 0) * (1 - t) + (b?.x ?? 0) * t, y: (a?.y ?? 0) * (1 - t) + (b?.y ?? 0) * t });

/** A curve through the middles between points. */
export function smooth(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  return `M${to(first)}${rest.map((b, n) => `Q${to(points[n] ?? b)} ${to(mix(points[n], b, 0.5))}`).join("")}L${to(last)}`;
}

/** Houses from above: the two sides of a roof, one in the light. */
export function drawHouses(spots: readonly Point[], seed: number): SVGElement[] {
  const roof = (at: Point, n: number, lit: boolean): string => {
    const [w, h] = [11 + hash(n, 4, seed) * 9, 8 + hash(n, 5, seed) * 4];
    return lit ? `M${to({ x: at.x - w, y: at.y - h })}h${pen(2 * w)}v${pen(h)}h${pen(-2 * w)}z` : `M${to({ x: at.x - w, y: at.y })}h${pen(2 * w)}v${pen(h)}h${pen(-2 * w)}z`;
  };
  return [path(spots.map((at, n) => roof(at, n, true)).join(""), "roof lit"), path(spots.map((at, n) => roof(at, n, false)).join(""), "roof")];
}
