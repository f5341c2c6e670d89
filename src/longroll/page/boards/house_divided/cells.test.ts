import { describe, expect, it } from "vitest";
import { cellOf } from "./cells.ts";

describe("cells", () => {
  it("gives a lone box a circle", () => {
    const site = { x: 10, y: 20 };
    for (const p of cellOf(site, [site], 50)) expect(Math.hypot(p.x - 10, p.y - 20)).toBeCloseTo(50);
  });

  it("ends half way to the next box", () => {
    const [a, b] = [{ x: 25, y: 50 }, { x: 75, y: 50 }];
    expect(Math.max(...cellOf(a, [a, b], 90).map((p) => p.x))).toBeCloseTo(50);
    expect(Math.min(...cellOf(b, [a, b], 90).map((p) => p.x))).toBeCloseTo(50);
  });
});
