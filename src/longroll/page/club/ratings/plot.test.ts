import { expect, test } from "vitest";
import { levels, plotOf } from "./plot.ts";

const point = (rating: number, deviation: number) => ({ at: 0, rating, deviation, score: 1 });

test("the points are spread from left to right, and the band fits", () => {
  const plot = plotOf([point(1500, 300), point(1662, 250), point(1600, 200)]);
  expect(plot.dots.map(({ place }) => place)).toEqual([0, 0.5, 1]);
  expect([plot.low, plot.high]).toEqual([1200, 2000]);
});

test("one match is a level line", () => {
  const plot = plotOf([point(1662, 290)]);
  expect(plot.dots.map(({ place, rating }) => [place, rating])).toEqual([[0, 1662], [1, 1662]]);
});

test("a rating that is known exactly has some height", () => {
  const plot = plotOf([point(1500, 0), point(1500, 0)]);
  expect(plot.high).toBeGreaterThan(plot.low);
});

test("levels are round and few", () => {
  expect(levels(1200, 2000)).toEqual([1200, 1400, 1600, 1800, 2000]);
  expect(levels(1500, 1600)).toEqual([1500, 1600]);
  expect(levels(500, 4000).length).toBeLessThanOrEqual(6);
});
