/** How much detail is drawn: 0 the whole map, 3 close by. */
import type { Scales } from "../common/viewport.ts";

export const SCALES: Scales = { edges: [0.52, 0.85, 1.4], small: 0.4, legible: 0.62, closest: 4 };

/** How much larger than drawn cities and standards appear, and the letters of names, by tier. */
export const SCALE: readonly number[] = [1.55, 1.2, 0.9, 0.66];
export const FONT: readonly number[] = [25, 18, 13.5, 9.5];
/** From this tier on the kinds of pieces are listed beside a standard. */
export const LISTS_PIECES = 2;
