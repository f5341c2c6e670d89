import { describe, expect, it } from "vitest";
import { overlap, placeLabels, widthOf } from "./labels.ts";
import type { Site } from "./plan.ts";

const sheet = { x: 0, y: 0, width: 1000, height: 1000 };
const site = (id: string, x: number, y: number, recruits = 0): Site => ({
  x,
  y,
  name: { x, y: y + 27, anchor: "middle", lines: [id] },
  box: {
    id, name: id, state: "", x, y, home: "union", recruit: { union: recruits, confederate: 0 },
    port: false, permanent_entrenchment: false, river_sides: [],
  },
});

describe("labels", () => {
  it("measures", () => {
    expect(widthOf("MM", 10)).toBeGreaterThan(widthOf("ii", 10));
    expect(overlap({ x: 0, y: 0, width: 2, height: 2 }, { x: 1, y: 1, width: 2, height: 2 })).toBe(true);
    expect(overlap({ x: 0, y: 0, width: 2, height: 2 }, { x: 2, y: 0, width: 2, height: 2 })).toBe(false);
  });

  it("writes a name below its box when there is room", () => {
    const [label] = placeLabels([site("Here", 500, 500)], 12, 1, sheet);
    expect(label).toMatchObject({ id: "Here", x: 500, anchor: "middle" });
    expect(label?.y).toBeGreaterThan(517);
  });

  it("goes beside when another box is below", () => {
    const [label] = placeLabels([site("Here", 500, 500), site("Below", 500, 545)], 12, 1, sheet);
    expect(label?.anchor).toBe("start");
  });

  it("leaves out the lighter name when there is no room for both", () => {
    const crowd = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((c) => site(`Place ${r} ${c}`, 500 + c * 40, 500 + r * 40, r || c ? 0 : 5)));
    const placed = placeLabels(crowd, 30, 1, sheet).map((label) => label.id);
    expect(placed.length).toBeLessThan(9);
  });

  it("writes every name where that is asked for, smaller or with a line to it, and none over another", () => {
    const crowd = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((c) => site(`Place ${r} ${c}`, 500 + c * 44, 500 + r * 44)));
    const placed = placeLabels(crowd, 18, 1, sheet, [], "all");
    expect(placed.map((label) => label.id).sort()).toEqual(crowd.map((one) => one.box.id).sort());
    const led = placed.filter((label) => label.leader);
    expect(led.length).toBeGreaterThan(0);
    for (const one of led) {
      const [from] = one.leader ?? [{ x: 0, y: 0 }];
      const home = crowd.find((place) => place.box.id === one.id);
      expect(Math.hypot(from.x - (home?.x ?? 0), from.y - (home?.y ?? 0))).toBeLessThan(30);
    }
  });

  it("writes the names that count before the others", () => {
    const crowd = [-1, 0, 1].flatMap((r) => [-1, 0, 1].map((c) => site(`Place ${r} ${c}`, 500 + c * 44, 500 + r * 44, r || c ? 0 : 5)));
    expect(placeLabels(crowd, 25, 1, sheet, [], "weighty").map((label) => label.id)).toContain("Place 0 0");
  });

  it("stays on the sheet", () => {
    for (const label of placeLabels([site("Cornerville", 20, 975)], 20, 1, sheet)) expect(label.y).toBeLessThan(1000);
  });
});
