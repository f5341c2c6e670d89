import { expect, test } from "vitest";
import { crosses, linesBetween, readRoute, routeFacts } from "./routes.ts";
import type { BoardData } from "./types.ts";

const board: BoardData = {
  boxes: [],
  turns: [],
  naval_base: "washington",
  lines: [
    { id: "1", a: "a", b: "b", type: "rail", crossing_into: [] },
    { id: "2", a: "b", b: "c", type: "rail", crossing_into: [] },
    { id: "3", a: "b", b: "c", type: "road", crossing_into: ["c"] },
    { id: "4", a: "c", b: "d", type: "river", crossing_into: [] },
  ],
};

test("a route is read as boxes and lines", () => {
  expect(readRoute("a=b~c")).toEqual({ places: ["a", "b", "c"], kinds: ["rail", "river"] });
  expect(routeFacts("a=b/c")).toEqual({ legs: "mixed", via: "b", to: "c", line: "rail", second: "road" });
  expect(routeFacts("a=b")["legs"]).toBe("one");
});

test("neighbours are joined by a line", () => {
  expect(linesBetween(board, "b", "a")).toEqual([{ places: ["b", "a"], kinds: ["rail"] }]);
  expect(linesBetween(board, "a", "d")).toEqual([]);
});

test("only the line with a blue side crosses a river", () => {
  expect([crosses(board, "b/c"), crosses(board, "b=c"), crosses(board, "c/b")]).toEqual([true, false, false]);
});
