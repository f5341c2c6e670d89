import { describe, expect, it } from "vitest";
import type { Point } from "./geometry.ts";
import { bend, nearest, voyage } from "./voyage.ts";

describe("voyage", () => {
  it("bends through the points it is given", () => {
    const course = [{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 0 }];
    const bent = bend(course);
    for (const p of course) expect(bent.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1e-9)).toBe(true);
  });

  it("goes from port to port along the lane, the same way back", () => {
    const lane = [{ x: 100, y: 0 }, { x: 120, y: 50 }, { x: 120, y: 100 }, { x: 100, y: 150 }];
    const [a, b] = [{ x: 60, y: 0 }, { x: 60, y: 150 }];
    const sail = (from: Point, to: Point): Point[] => voyage(lane, nearest(lane, from), nearest(lane, to));
    const there = sail(a, b);
    expect([there[0], there.at(-1)]).toEqual([a, b]);
    expect(Math.max(...there.map(({ x }) => x))).toBeGreaterThan(110);
    expect(sail(b, a)).toHaveLength(there.length);
  });
});
