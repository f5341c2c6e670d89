import { expect, test } from "vitest";
import { arrowShape } from "./arrow.ts";

test("an arrow begins at the first point and ends before the last", () => {
  const shape = arrowShape([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 }], 6, 20);
  expect(shape?.line).toBe("M0.0 0.0L100.0 0.0L164.4 0.0");
  expect(shape?.head.startsWith("M180.0 0.0")).toBe(true);
});

test("there and back are two arrows", () => {
  const [one, other] = [{ x: 0, y: 0 }, { x: 100, y: 0 }];
  const [there, back] = [arrowShape([one, other], 6, 20), arrowShape([other, one], 6, 20)];
  expect(there?.middle.y).toBeCloseTo(10);
  expect(back?.middle.y).toBeCloseTo(-10);
});

test("who stays where he is leaves no arrow", () => {
  expect(arrowShape([{ x: 5, y: 5 }], 6, 20)).toBeNull();
  expect(arrowShape([{ x: 5, y: 5 }, { x: 5, y: 5 }], 6, 20)).toBeNull();
});
