/** A closed stack. Pure arithmetic. */
import type { Slot } from "./slot.ts";

/** At most this many counters of a pile are seen; a number says the rest. */
const SEEN = 3;

/** The last counter lies on top; those below peek out to the upper right, each by `peek`. */
export function pile(count: number, scale: number, peek: number): Slot[] {
  const deepest = Math.min(count, SEEN) - 1;
  return Array.from({ length: count }, (_, n) => {
    const depth = Math.min(count - 1 - n, SEEN - 1);
    const off = (depth - deepest / 2) * peek * scale;
    return { x: off, y: -off, scale };
  });
}
