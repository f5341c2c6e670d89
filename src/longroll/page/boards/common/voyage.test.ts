import { describe, expect, it } from "vitest";
import { bend, voyage } from "./voyage.ts";

describe("voyage", () => {
  it("bends through the points it is given", () => {
    const course = [{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 0 }];
    const bent = bend(course);
    for (const p of course) expect(bent.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1e-9)).toBe(true);
  });

  it("goes from port to port, the same way back", () => {
    const [a, b] = [{ x: 1358, y: 317 }, { x: 354, y: 1179 }];
    const there = voyage([a, b]);
    expect(there[0]).toEqual(a);
    expect(there.at(-1)).toEqual(b);
    expect(voyage([b, a])).toHaveLength(there.length);
  });
});
