import { expect, test } from "vitest";
import { asksOthers } from "./seats.ts";

test("a question for the other side is told from one for whoever moves", () => {
  expect(asksOthers("union", "confederate")).toBe(true);
  expect(asksOthers("union-second", "union")).toBe(false);
  expect(asksOthers("union", undefined)).toBe(false);
  expect(asksOthers("", "confederate")).toBe(false);
});
