import { describe, expect, it } from "vitest";
import layout from "./geography/layout.json";
import { makePlan } from "./plan.ts";
import { along, dOf, length, points, Ways } from "./ways.ts";
import type { Box, Line } from "../../games/house_divided/types.ts";

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

describe("the way of a unit", () => {
  const port = (id: "washington" | "new-orleans" | "baltimore"): Box => ({
    id, name: id, state: "", x: layout.boxes[id].of[0] ?? 0, y: layout.boxes[id].of[1] ?? 0, home: "union",
    recruit: { union: 0, confederate: 0 }, port: true, permanent_entrenchment: false, river_sides: [],
  });
  const line: Line = { id: "1", a: "washington", b: "baltimore", type: "rail", crossing_into: [] };
  const ways = new Ways(makePlan({ boxes: [port("washington"), port("baltimore"), port("new-orleans")], lines: [line], turns: [], naval_base: "" }));

  it("passes its boxes by land", () => {
    expect(ways.through(["washington", "baltimore"])).toHaveLength(2);
    expect(ways.through(["washington", "baltimore", "new-orleans"])).toHaveLength(3);
  });

  it("is the lane of the ships between ports that no line joins", () => {
    const way = ways.through(["washington", "new-orleans"]);
    expect(way).toEqual(ways.course("washington", "new-orleans", "sea"));
    expect(Math.max(...way.map(({ y }) => y))).toBeGreaterThan(1300);
  });
});
