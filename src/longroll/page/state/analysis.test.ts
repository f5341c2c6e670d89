import { expect, test } from "vitest";
import type { AnalysedDie, Moment } from "../api/types.ts";
import { chanceAt, hundredths, judgementOf, luckiest, nearest, spread, turnStarts } from "./analysis.ts";

const POINTS = [0, 4, 10].map((action) => ({ action, chance: action / 10 }));

test("a decision is judged by its cost", () => {
  expect([0.3, 0.15, 0.12, 0.05, 0.01].map(judgementOf)).toEqual(["blunder", "blunder", "mistake", "inaccuracy", ""]);
});

test("the nearest point of the curve is found, and the chance at any action", () => {
  expect([0, 2, 3, 8, 99].map((action) => nearest(POINTS, action))).toEqual([0, 0, 1, 2, 2]);
  expect([0, 3, 4, 10].map((action) => chanceAt(POINTS, action))).toEqual([0, 0, 0.4, 1]);
});

test("turns begin where their number changes, and some of them are marked", () => {
  const moments = [1, 1, 2, 2, 3].map((turn, number) => ({ turn, number }) as Moment);
  expect(turnStarts(moments)).toEqual([{ turn: 1, number: 0 }, { turn: 2, number: 2 }, { turn: 3, number: 4 }]);
  expect(spread([1, 2, 3, 4, 5], 3)).toEqual([1, 3, 5]);
  expect(spread([1, 2], 9)).toEqual([1, 2]);
});

test("bad luck counts as much as good luck", () => {
  const dice = [0.1, -0.3, 0.2].map((luck) => ({ luck }) as AnalysedDie);
  expect(luckiest(dice, 2).map(({ luck }) => luck)).toEqual([-0.3, 0.2]);
  expect(hundredths(-0.234)).toBe(23);
});
