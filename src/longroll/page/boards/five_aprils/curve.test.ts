import { describe, expect, it } from "vitest";
import { closedCurve, lengthOf, openCurve, paced, simplified, simplifiedLoop, through } from "./curve.ts";

const zigzag = [{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 0 }, { x: 30, y: 5 }];

describe("curve", () => {
  it("goes through all its points", () => {
    const line = through(zigzag, 4);
    for (const p of zigzag) expect(line.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1e-9)).toBe(true);
    expect(line).toHaveLength(13);
  });

  it("writes paths that begin where the line begins", () => {
    expect(openCurve(zigzag)).toMatch(/^M0 0C/);
    expect(closedCurve(zigzag)).toMatch(/^M15 2\.5Q.*Z$/);
    expect([openCurve([]), closedCurve([])]).toEqual(["", ""]);
  });

  it("leaves out what is hardly off the line", () => {
    const nearly = [{ x: 0, y: 0 }, { x: 5, y: 0.1 }, { x: 10, y: 0 }, { x: 10, y: 9 }];
    expect(simplified(nearly, 0.5)).toEqual([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 9 }]);
  });

  it("keeps a loop closed without saying a point twice", () => {
    const circle = Array.from({ length: 60 }, (_, n) => ({ x: Math.cos(n / 9.55) * 50, y: Math.sin(n / 9.55) * 50 }));
    const fewer = simplifiedLoop(circle, 1);
    expect(fewer.length).toBeLessThan(30);
    expect(new Set(fewer.map(({ x, y }) => `${x} ${y}`)).size).toBe(fewer.length);
  });

  it("paces evenly, across the corners", () => {
    const found = paced([{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }], 4, 2);
    expect(found.map(({ point }) => point)).toEqual([{ x: 2, y: 0 }, { x: 6, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 4 }, { x: 10, y: 8 }]);
    expect(lengthOf([{ x: 0, y: 0 }, { x: 3, y: 4 }, { x: 3, y: 5 }])).toBe(6);
  });
});
