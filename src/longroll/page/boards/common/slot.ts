/** Where a counter lies, and how it gets there. */
import { reducedMotion } from "./motion.ts";
import { distance, type Point } from "./geometry.ts";

export interface Slot extends Point {
  scale: number;
}

export interface Piece {
  element: SVGGElement;
  slot: Slot | null;
}

/** How near to the end of a way a counter must lie to have gone it, in units of the sheet. */
const NEAR = 30;
/** Every place on the way takes so much longer, in milliseconds, up to the longest time. */
const STEP = 70;
const LONGEST = 700;

const dress = ({ x, y, scale }: Slot): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/** The places between its ends of the way that leads from one slot to the other; none: straight on. */
export function passed(from: Point, to: Point, ways: readonly Point[][]): Point[] {
  const isNear = (one: Point | undefined, other: Point): boolean => one !== undefined && distance(one, other) < NEAR;
  return ways.find((way) => isNear(way[0], from) && isNear(way.at(-1), to))?.slice(1, -1) ?? [];
}

/** Lay a piece somewhere else; it takes `time` milliseconds to be seen there, or a little longer along one of the ways. */
export function slide(piece: Piece, to: Slot, time: number, ways: readonly Point[][] = []): void {
  const from = piece.slot;
  if (from && from.x === to.x && from.y === to.y && from.scale === to.scale) return;
  piece.slot = to;
  piece.element.setAttribute("transform", `translate(${to.x} ${to.y}) scale(${to.scale})`);
  if (!from || !time || reducedMotion()) return;
  const between = passed(from, to, ways).map((point) => ({ ...point, scale: to.scale }));
  const duration = Math.min(LONGEST, time + STEP * between.length);
  piece.element.animate([from, ...between, to].map(dress), { duration, easing: between.length > 0 ? "ease-in-out" : "ease-out" });
}
