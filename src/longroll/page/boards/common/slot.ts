/** Where a counter lies, and how it gets there. */
import { reducedMotion } from "./motion.ts";
import type { Point } from "./geometry.ts";

export interface Slot extends Point {
  scale: number;
}

export interface Piece {
  element: SVGGElement;
  slot: Slot | null;
}

const dress = ({ x, y, scale }: Slot): Keyframe => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });

/** Lay a piece somewhere else; it takes `time` milliseconds to be seen there. */
export function slide(piece: Piece, to: Slot, time: number): void {
  const from = piece.slot;
  if (from && from.x === to.x && from.y === to.y && from.scale === to.scale) return;
  piece.slot = to;
  piece.element.setAttribute("transform", `translate(${to.x} ${to.y}) scale(${to.scale})`);
  if (from && time && !reducedMotion()) piece.element.animate([dress(from), dress(to)], { duration: time, easing: "ease-out" });
}
