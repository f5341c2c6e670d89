import { describe, expect, it } from "vitest";
import layout from "./geography/layout.json";
import { makePlan } from "./plan.ts";
import { Ways } from "./ways.ts";
import type { Box, Line } from "../../games/house_divided/types.ts";

const box = (id: string, name: string, x: number, y: number): Box => ({
  id, name, state: "", x, y, home: "union", recruit: { union: 0, confederate: 0 },
  port: false, permanent_entrenchment: false, river_sides: [],
});
const [x = 0, y = 0] = layout.boxes.washington.of;
const printed = layout.boxes.washington;
const cairo = box("cairo", "Cairo", layout.boxes.cairo.of[0] ?? 0, layout.boxes.cairo.of[1] ?? 0);
const plan = (washington: Box, lines: Line[] = []) =>
  makePlan({ boxes: [washington, cairo], lines, turns: [], naval_base: "washington" });

describe("the plan", () => {
  it("puts a printed box where the layout has it", () => {
    expect(plan(box("washington", "Washington", x, y)).sites.get("washington")).toMatchObject({ x: printed.x, y: printed.y, name: printed.name });
  });

  it("moves a box with the coordinates of its pack", () => {
    const site = plan(box("washington", "Washington", x + 10, y - 5)).sites.get("washington");
    expect(site).toMatchObject({ x: printed.x + 16, y: printed.y - 8, name: { x: printed.name.x + 16, y: printed.name.y - 8 } });
  });

  it("writes the name of the pack, and the short one of a box that is called as printed", () => {
    expect(plan(box("washington", "Federal City", x, y)).sites.get("washington")?.name.lines).toEqual(["Federal City"]);
    expect(plan(box("columbus-oh", "Columbus, Ohio", 600, 150)).sites.get("columbus-oh")?.name.lines).toEqual(["Columbus"]);
  });

  it("puts a box that is not printed where the data have it", () => {
    expect(plan(box("atlantis", "Atlantis", 100, 100)).sites.get("atlantis")).toMatchObject({ x: 190, y: 222 });
  });

  it("follows a river only between boxes that are in their places", () => {
    const line: Line = { id: "washington--cairo:river", a: "washington", b: "cairo", type: "river", crossing_into: [] };
    const flow = `M${printed.x} ${printed.y}l5 5 ${layout.boxes.cairo.x - printed.x - 5} ${layout.boxes.cairo.y - printed.y - 5}`;
    for (const [moved, length] of [[0, 3], [50, 2]] as const) {
      const ways = new Ways(plan(box("washington", "Washington", x + moved, y), [line]));
      ways.learn({ [line.id]: flow });
      expect(ways.of(line)).toHaveLength(length);
    }
  });
});
