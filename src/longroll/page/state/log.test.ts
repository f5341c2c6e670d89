import { expect, test } from "vitest";
import type { Event } from "../api/types.ts";
import { amend, newActions } from "./log.ts";

const event = (number: number, action: string): Event => ({
  number,
  action,
  dice: [],
  seat: "union",
  kind: "moved",
  rule: "AHD-4.0-c",
  facts: {},
});

test("what was taken back goes, what is new follows", () => {
  const known = [event(1, "march a"), event(2, "go a/b")];
  expect(amend(known, 1, [event(2, "go a/c")]).map((one) => one.action)).toEqual(["march a", "go a/c"]);
  expect(amend(known, 2, [])).toEqual(known);
});

test("only actions that were not known are new", () => {
  const known = [event(1, "march a"), event(2, "go a/b")];
  expect(newActions(known, [event(2, "go a/b"), event(3, "done"), event(3, "done")])).toEqual([3]);
  expect(newActions(known, [event(2, "go a/c")])).toEqual([2]);
});
