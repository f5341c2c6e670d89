/** The geometry of a plot of ratings. */

import type { RatingPoint } from "./api.ts";

export interface Dot {
  /** From 0 to 1, by the number of the match: time would put a busy week on one spot. */
  place: number;
  rating: number;
  deviation: number;
}

export interface Plot {
  dots: Dot[];
  low: number;
  high: number;
}

const STEP = 100;

/** One match alone is a level line. */
export function plotOf(points: readonly RatingPoint[]): Plot {
  const many = points.length > 1 ? points : [...points, ...points];
  const dots = many.map(({ rating, deviation }, number) => ({ place: number / Math.max(1, many.length - 1), rating, deviation }));
  const low = Math.min(...dots.map(({ rating, deviation }) => rating - deviation));
  const high = Math.max(...dots.map(({ rating, deviation }) => rating + deviation));
  return { dots, low: Math.floor(low / STEP) * STEP, high: Math.max(Math.ceil(high / STEP), Math.floor(low / STEP) + 1) * STEP };
}

/** Round numbers from low to high, at most six. */
export function levels(low: number, high: number): number[] {
  const steps = [STEP, 2 * STEP, 5 * STEP, 10 * STEP];
  const step = steps.find((one) => (high - low) / one <= 5) ?? 20 * STEP;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, number) => first + number * step);
}
