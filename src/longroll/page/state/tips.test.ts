import { expect, test } from "vitest";
import { readTips, withTip } from "./tips.ts";

test("what was kept is read as far as it can be", () => {
  expect(readTips({ a: ["go", "cup"], b: "go", c: [1], d: null })).toEqual({ a: ["go", "cup"] });
  for (const nothing of [null, undefined, 7, "x", []]) expect(readTips(nothing)).toEqual({});
});

test("a tip is read in one match", () => {
  const once = withTip({ other: ["go"] }, "mine", "go");
  expect(withTip(once, "mine", "cup")).toEqual({ other: ["go"], mine: ["go", "cup"] });
});

test("old matches are forgotten", () => {
  let tips = {};
  for (let number = 0; number < 30; number++) tips = withTip(tips, `match-${number}`, "go");
  expect(Object.keys(tips)).toHaveLength(20);
  expect(Object.keys(tips)).toContain("match-29");
});
