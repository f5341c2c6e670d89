import { describe, expect, it } from "vitest";
import { areaOf, contours } from "./contour.ts";
import { blurred, emptyField, valueAt } from "./field.ts";

function hills(...tops: [number, number][]): ReturnType<typeof emptyField> {
  const field = emptyField({ x: 0, y: 0, width: 200, height: 100 }, 5);
  for (let n = 0; n < field.values.length; n++) {
    const [x, y] = [(n % field.columns) * 5, Math.floor(n / field.columns) * 5];
    field.values[n] = Math.max(...tops.map(([u, v]) => 1 - Math.hypot(x - u, y - v) / 40));
  }
  return field;
}

describe("contour", () => {
  it("draws one closed loop around each hill", () => {
    expect(contours(hills([40, 50], [150, 50]), 0.5)).toHaveLength(2);
  });

  it("merges hills that touch", () => {
    expect(contours(hills([70, 50], [100, 50]), 0.4)).toHaveLength(1);
  });

  it("lies where the field has the value", () => {
    const [loop = []] = contours(hills([100, 50]), 0.5);
    for (const { x, y } of loop) expect(Math.hypot(x - 100, y - 50)).toBeCloseTo(20, 0);
    expect(Math.abs(areaOf(loop))).toBeCloseTo(Math.PI * 400, -2);
  });

  it("closes at the edge of the lattice", () => {
    const [loop = []] = contours(hills([0, 50]), 0.5);
    expect(loop.length).toBeGreaterThan(6);
    expect(Math.min(...loop.map(({ x }) => x))).toBeLessThanOrEqual(0);
  });

  it("blurs without losing what is there", () => {
    const field = hills([100, 50]);
    const soft = blurred(field, 2);
    expect(valueAt(soft, { x: 100, y: 50 })).toBeLessThan(valueAt(field, { x: 100, y: 50 }));
    expect(valueAt(soft, { x: 100, y: 50 })).toBeGreaterThan(0.7);
  });
});
