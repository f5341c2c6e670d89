/** How much detail is drawn: 0 the whole map on a phone, 4 close by. */
import type { Scales } from "../common/viewport.ts";

export type Tier = number;

export const CLOSEST_TIER = 4;
/** How much larger than drawn boxes and counters appear, by tier. */
export const BOX_SCALE: readonly number[] = [1.5, 1.4, 1.25, 1.1, 1];

/** How much larger boxes are drawn at the distance of a viewport. */
export const boxScale = ({ tier }: { tier: Tier }): number => BOX_SCALE[tier] ?? 1;

export const SCALES: Scales = { edges: [0.3, 0.45, 0.65, 0.98], small: 0.4, legible: 0.66, closest: 5 };
