import { describe, expect, it } from "vitest";
import { cover, type Label, leftToRight, Lettering, overlap } from "./lettering.ts";
import { ridges } from "./names.ts";

const frame = { x: 0, y: 0, width: 400, height: 300 };
const label = (x: number, y: number): Label => ({ words: "Leetown", point: { x, y }, anchor: "middle", turn: 0 });

describe("lettering", () => {
  it("writes no name over another", () => {
    const letters = new Lettering(frame, () => true);
    const [first, second] = [letters.place([label(200, 100)], 14), letters.place([label(205, 102), label(200, 140)], 14)];
    expect(first?.point.y).toBe(100);
    expect(second?.point.y).toBe(140);
    expect(letters.place([label(200, 100)], 14)).toBeNull();
  });

  it("stays inside the frame and prefers what is free", () => {
    const letters = new Lettering(frame, ({ y }) => y > 150);
    expect(letters.place([label(2, 100)], 14)).toBeNull();
    expect(letters.place([label(200, 100), label(200, 200)], 14)?.point.y).toBe(200);
  });

  it("covers slanted words with small areas", () => {
    const parts = cover({ ...label(200, 150), turn: Math.PI / 4 }, 14);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.some((part) => overlap(part, { x: 198, y: 140, width: 8, height: 8 }))).toBe(true);
    expect(parts.some((part) => overlap(part, { x: 230, y: 100, width: 8, height: 8 }))).toBe(false);
  });

  it("reads from left to right, along the straightest part", () => {
    expect(leftToRight([{ x: 9, y: 0 }, { x: 1, y: 0 }])[0]?.x).toBe(1);
    const line = Array.from({ length: 60 }, (_, n) => ({ x: 20 + n * 6, y: n < 30 ? 100 + Math.sin(n) * 20 : 100 }));
    const ribbon = new Lettering(frame, () => true).along("Bull Run", line, 12, 0);
    expect(Math.min(...(ribbon?.points ?? []).map(({ x }) => x))).toBeGreaterThan(180);
  });

  it("lays the name of a ridge along it", () => {
    const [first] = ridges([{ x: 0, y: 0 }, { x: 50, y: 50 }, { x: 100, y: 100 }], "Herr Ridge", 12);
    expect(first?.turn).toBeCloseTo(Math.PI / 4);
  });
});
