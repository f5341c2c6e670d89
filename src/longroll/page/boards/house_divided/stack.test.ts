import { describe, expect, it } from "vitest";
import { COUNTER } from "./plan.ts";
import { fan, inPlace, needsFan, row } from "./stack.ts";

const apart = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

describe("stack", () => {
  it("puts a lone counter of a row in the middle", () => {
    expect(row(1, 1.5)).toEqual([{ x: 0, y: 0, scale: 1.5 }]);
  });

  it("shows the middle of every counter when spread", () => {
    for (let count = 2; count <= 8; count++) {
      const slots = row(count, 1);
      slots.forEach((slot, n) => slots.slice(n + 1).forEach((over) => expect(apart(slot, over)).toBeGreaterThan(COUNTER / 2)));
    }
  });

  it("keeps two armies on their sides of the box", () => {
    for (const mode of ["closed", "spread"] as const) {
      const slots = inPlace([3, 2], mode, 1);
      expect(Math.max(...slots.slice(0, 3).map((s) => s.x))).toBeLessThan(0);
      expect(Math.min(...slots.slice(3).map((s) => s.x))).toBeGreaterThan(0);
    }
  });

  it("fans without overlap and inside the tray", () => {
    const { slots, tray } = fan([6, 3], 40);
    expect(slots).toHaveLength(9);
    slots.forEach((slot, n) => {
      expect(Math.abs(slot.x) + 20).toBeLessThanOrEqual(tray.width / 2);
      expect(Math.abs(slot.y) + 20).toBeLessThanOrEqual(tray.height / 2);
      slots.slice(n + 1).forEach((other) => expect(apart(slot, other)).toBeGreaterThanOrEqual(40));
    });
  });

  it("fans what the pointer could not tell apart", () => {
    expect(needsFan(1, "closed", 1, 24)).toBe(false);
    expect(needsFan(2, "closed", 3, 24)).toBe(true);
    expect(needsFan(2, "spread", 0.6, 24)).toBe(true);
    expect(needsFan(2, "spread", 2, 24)).toBe(false);
  });
});
