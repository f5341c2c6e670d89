import { expect, test } from "vitest";
import type { Entry } from "../api/types.ts";
import { doneFor, planEntries, reasonsOf, undoneTo } from "./plan.ts";

test("a plan is told as if it had been played", () => {
  const march = { kind: "march", rule: "AHD-4.0-c", facts: { side: "union", box: "washington" } };
  const plan = { steps: [{ action: "march washington", events: [march] }, { action: "end", events: [] }], chance: 0.5, reasons: [] };
  expect(planEntries(plan, "union", 7)).toEqual([
    { number: 8, seat: "union", action: "march washington", dice: [], forced: false, ordered: false, events: [march] },
    { number: 9, seat: "union", action: "end", dice: [], forced: false, ordered: false, events: [] },
  ]);
});

test("what was done for the player is shown until the player goes on, and is undone up to the last die", () => {
  const entry = (number: number, seat = "union", dice: number[] = []): Entry => ({ number, seat, action: "end", dice, forced: false, ordered: false, events: [] });
  const done = { seat: "union", after: 2, last: 4 };
  const [third, fourth] = [entry(3), entry(4)];
  const before = [entry(1), entry(2, "confederate"), third];
  expect(doneFor([...before, fourth, entry(5, "confederate")], done)).toEqual([third, fourth]);
  expect(doneFor([...before, fourth, entry(5)], done)).toEqual([]);
  expect(doneFor(before, done)).toEqual([]);
  expect(undoneTo([third, fourth])).toBe(2);
  expect(undoneTo([entry(3, "union", [6]), fourth])).toBe(3);
});

test("a reason that would be shown as nothing is left out", () => {
  const reasons = [0.02, 0.004, -0.004, -0.005].map((gain) => ({ topic: String(gain), gain, sentence: "" }));
  expect(reasonsOf({ reasons }).map(({ gain }) => gain)).toEqual([0.02, -0.005]);
});
