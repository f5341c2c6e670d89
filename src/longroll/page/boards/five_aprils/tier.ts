/** How much detail is drawn: 0 the whole map on a phone, 4 close by. */
import type { Scales } from "../common/viewport.ts";

export const SCALES: Scales = { edges: [0.3, 0.5, 0.8, 1.3], small: 0.5, legible: 0.52, closest: 4 };

/** How much larger than drawn counters appear, by tier. */
const SCALE: readonly number[] = [1.36, 1.28, 1.14, 1, 1];

export const counterScale = ({ tier }: { tier: number }): number => SCALE[tier] ?? 1;
