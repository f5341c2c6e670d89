import { expect, test } from "vitest";
import { crosses, longRoute, readRoute, routeFacts, routesBetween, within } from "./routes.ts";
import type { BoardData } from "./view.ts";

const board: BoardData = {
  boxes: [],
  turns: [],
  lines: [
    { a: "a", b: "b", type: "rail" },
    { a: "b", b: "c", type: "rail" },
    { a: "b", b: "c", type: "road", crossing_into: ["c"] },
    { a: "c", b: "d", type: "river" },
  ],
};

test("a route is read as boxes and lines", () => {
  expect(readRoute("a=b~c")).toEqual({ boxes: ["a", "b", "c"], kinds: ["rail", "river"] });
  expect(routeFacts("a=b/c")).toEqual({ legs: "mixed", via: "b", to: "c", line: "rail", second: "road" });
  expect(routeFacts("a=b")["legs"]).toBe("one");
});

test("routes of one kind of line come before mixtures", () => {
  expect(routesBetween(board, "a", "c")).toEqual(["a=b=c", "a=b/c"]);
  expect(routesBetween(board, "a", "d")).toEqual([]);
});

test("a long way is found, if there is one", () => {
  expect([longRoute(board, "a", "d"), longRoute(board, "a", "x")]).toEqual(["a=b=c~d", ""]);
});

test("what is near is counted in lines", () => {
  expect([...within(board, "a", 2)]).toEqual(["a", "b", "c"]);
  expect([...within(board, "x", 2)]).toEqual(["x"]);
});

test("only the line with a blue side crosses a river", () => {
  expect([crosses(board, "b/c"), crosses(board, "b=c"), crosses(board, "c/b")]).toEqual([true, false, false]);
});
