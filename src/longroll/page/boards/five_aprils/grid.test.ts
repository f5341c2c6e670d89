import { describe, expect, it } from "vitest";
import { cellAt, cellOf, centreOf, corner, directionTo, HEX, nameOf, neighbour } from "./grid.ts";

describe("grid", () => {
  it("names hexes by column and row", () => {
    expect(nameOf({ column: 4, row: 11 })).toBe("0411");
    expect(cellOf("3605")).toEqual({ column: 36, row: 5 });
  });

  it("lowers even columns: 0411 touches 0512", () => {
    expect(directionTo(cellOf("0411"), cellOf("0512"))).toBe(2);
    expect(directionTo(cellOf("0512"), cellOf("0411"))).toBe(5);
    expect(directionTo(cellOf("0411"), cellOf("0611"))).toBe(-1);
  });

  it("has neighbours one hex away, each the neighbour of its neighbour", () => {
    for (const cell of [{ column: 7, row: 9 }, { column: 8, row: 9 }]) {
      for (let d = 0; d < 6; d++) {
        const [a, b] = [centreOf(cell), centreOf(neighbour(cell, d))];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HEX);
        expect(neighbour(neighbour(cell, d), (d + 3) % 6)).toEqual(cell);
      }
    }
  });

  it("shares the corners of a side with the neighbour beyond it", () => {
    const cell = { column: 5, row: 5 };
    for (let d = 0; d < 6; d++) {
      const [mine, theirs] = [corner(centreOf(cell), d), corner(centreOf(neighbour(cell, d)), d + 4)];
      expect(mine.x).toBeCloseTo(theirs.x);
      expect(mine.y).toBeCloseTo(theirs.y);
    }
  });

  it("finds the hex under a point", () => {
    for (const cell of [{ column: 31, row: 1 }, { column: 32, row: 26 }]) {
      const { x, y } = centreOf(cell);
      for (const [dx, dy] of [[0, 0], [20, 10], [-25, 0], [0, 28]] as const) expect(cellAt({ x: x + dx, y: y + dy })).toEqual(cell);
    }
  });
});
