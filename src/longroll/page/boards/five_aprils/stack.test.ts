import { describe, expect, it } from "vitest";
import { badgeOf, marksOf } from "./formation.ts";
import { fan } from "./stack.ts";

describe("stack", () => {
  it("fans out without overlap, the top of the pile first", () => {
    const { slots, tray } = fan(5, 40);
    expect(slots[4]?.x).toBe(Math.min(...slots.map(({ x }) => x)));
    for (const a of slots) for (const b of slots) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40);
    expect(tray.width).toBeGreaterThan(4 * 40);
  });
});

describe("formation", () => {
  it("has a short badge", () => {
    expect(["XI Corps", "1st Division", "Price", "I Corps (Longstreet)"].map(badgeOf)).toEqual(["XI", "1", "Pr", "I"]);
  });

  it("has a colour of its own within its side", () => {
    const formations = ["a", "b", "c"].map((id) => ({ id, side: "union" as const, name: id, markers: 1, first_turn: 1 }));
    const colours = [...marksOf(formations).values()].map(({ colour }) => colour);
    expect(new Set(colours).size).toBe(3);
  });
});
