import { describe, expect, it } from "vitest";
import { pin, relaxed } from "./course.ts";
import { crossroads, runsOf } from "./roads.ts";
import { chains } from "./water.ts";

describe("course", () => {
  it("straightens what may move, and leaves what is pinned", () => {
    const knots = [pin({ x: 0, y: 0 }), { point: { x: 10, y: 20 }, home: { x: 10, y: 20 }, slack: 12 }, pin({ x: 20, y: 0 })];
    const [first, second, third] = relaxed(knots);
    expect([first, third]).toEqual([{ x: 0, y: 0 }, { x: 20, y: 0 }]);
    expect(second?.y).toBeCloseTo(8);
  });

  it("slides along a rail only", () => {
    const rail = { x: 1, y: 0 };
    const [, gate] = relaxed([pin({ x: 0, y: 0 }), { point: { x: 30, y: 9 }, home: { x: 30, y: 9 }, slack: 5, rail }, pin({ x: 20, y: 0 })]);
    expect(gate?.y).toBe(9);
    expect(gate?.x).toBeCloseTo(25);
  });

  it("counts a stretch once, whoever uses it", () => {
    const met = crossroads([["a", "b", "c"], ["c", "b", "d"]]);
    expect([...met]).toEqual([["a", 1], ["b", 3], ["c", 1], ["d", 1]]);
  });

  it("lays only what nobody has laid", () => {
    const laid = new Set<string>();
    expect(runsOf(["a", "b", "c"], laid)).toEqual([["a", "b", "c"]]);
    expect(runsOf(["x", "b", "c", "d"], laid)).toEqual([["x", "b"], ["c", "d"]]);
  });

  it("joins sides to lines, and ends them where three meet", () => {
    const side = (name: string, from: string, to: string): { name: string; ends: [string, string] } => ({ name, ends: [from, to] });
    const lines = chains([side("2", "b", "c"), side("1", "a", "b"), side("3", "d", "c"), side("4", "c", "e")]);
    const named = lines.map((line) => line.map(({ name }) => name).join(""));
    expect(named.sort().map((one) => [...one].sort().join(""))).toEqual(["12", "3", "4"]);
    for (const line of lines) line.slice(1).forEach((one, n) => expect(one.ends[0]).toBe(line[n]?.ends[1]));
  });
});
