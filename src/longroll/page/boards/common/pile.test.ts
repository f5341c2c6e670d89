import { describe, expect, it } from "vitest";
import { pile } from "./pile.ts";

describe("pile", () => {
  it("puts a lone counter in the middle", () => {
    expect(pile(1, 1, 6)).toEqual([{ x: 0, y: -0, scale: 1 }]);
  });

  it("shows both of two counters, the last on top in front", () => {
    const [below, top] = pile(2, 1, 6);
    expect((below?.x ?? 0) - (top?.x ?? 0)).toBe(6);
    expect((below?.y ?? 0) - (top?.y ?? 0)).toBe(-6);
  });

  it("never grows with the number of counters", () => {
    const [small, large] = [pile(3, 1, 2.2), pile(12, 1, 2.2)];
    expect(large).toHaveLength(12);
    expect(large.at(-1)).toEqual(small.at(-1));
    expect(Math.max(...large.map((s) => Math.abs(s.x)))).toBeLessThan(4);
  });
});
