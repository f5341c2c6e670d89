/** What is shown of the analysis of a finished match. Pure. */

import type { AnalysedDie, AnalysisResult, Entry, Moment } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";
import { stepsOf } from "./account.ts";
import { eventsOf, groupLines } from "./log.ts";

export interface CurvePoint {
  action: number;
  /** Of the first side. */
  chance: number;
}

/** A turn, and how many actions there were when it began. */
export interface TurnStart {
  turn: number;
  number: number;
}

/** From which cost on a decision is called so. */
const BLUNDER = 0.15;
const MISTAKE = 0.1;
const INACCURACY = 0.05;

export type Judgement = "blunder" | "mistake" | "inaccuracy" | "";

export function judgementOf(cost: number): Judgement {
  if (cost >= BLUNDER) return "blunder";
  if (cost >= MISTAKE) return "mistake";
  return cost >= INACCURACY ? "inaccuracy" : "";
}

export const sidesOf = ({ luck }: AnalysisResult): string[] => Object.keys(luck);

export const pointsOf = ({ curve }: AnalysisResult): CurvePoint[] => curve.map(([action = 0, chance = 0]) => ({ action, chance }));

/** The point of the curve that is nearest to an action. */
export function nearest(points: CurvePoint[], action: number): number {
  let found = 0;
  for (const [place, point] of points.entries()) {
    if (Math.abs(point.action - action) < Math.abs((points[found]?.action ?? 0) - action)) found = place;
  }
  return found;
}

/** The chance after so many actions: that of the last point by then. */
export const chanceAt = (points: CurvePoint[], action: number): number => points.findLast((point) => point.action <= action)?.chance ?? 0;

export function turnStarts(moments: Moment[]): TurnStart[] {
  const starts: TurnStart[] = [];
  for (const { turn, number } of moments) if (turn !== starts.at(-1)?.turn) starts.push({ turn, number });
  return starts;
}

/** As many of them as there is room for, evenly. */
export function spread<T>(all: T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / Math.max(1, most)));
  return all.filter((_, place) => place % step === 0);
}

/** The dice that changed most, for better or worse. */
export const luckiest = (dice: AnalysedDie[], most: number): AnalysedDie[] =>
  dice.toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck)).slice(0, most);

/** Hundredths of the chance to win. */
export const hundredths = (chance: number): number => Math.round(100 * Math.abs(chance));

type Describer = Pick<Adapter, "account" | "placeOf" | "describe" | "alike" | "describeAll">;

/** What these actions did, line by line. */
export function describeEntries(entries: Entry[], adapter: Describer, board: unknown): string[] {
  const events = stepsOf(eventsOf(entries), adapter).flatMap(({ title, events }) => (title ? [title, ...events] : events));
  return groupLines(events, adapter, board).map(({ sentence, count }) => (count > 1 ? `${sentence} × ${count}` : sentence));
}
