import { describe, expect, it } from "vitest";
import { along, dOf, length, points } from "./ways.ts";

describe("ways", () => {
  it("reads a path as the geography writes it", () => {
    expect(points("M10 20l1.5-2 .5 .25-3-4")).toEqual([
      { x: 10, y: 20 },
      { x: 11.5, y: 18 },
      { x: 12, y: 18.25 },
      { x: 9, y: 14.25 },
    ]);
  });

  it("writes what it reads", () => {
    expect(dOf(points("M0 0l3 4"))).toBe("M0 0L3 4");
  });

  it("finds the way along a course", () => {
    const course = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }];
    expect(length(course)).toBe(200);
    expect(along(course, 0.25)).toEqual({ x: 50, y: 0, angle: 0 });
    expect(along(course, 0.75)).toEqual({ x: 100, y: 50, angle: 90 });
  });
});
