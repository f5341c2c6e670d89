import { expect, test } from "vitest";
import { planEntries } from "./plan.ts";

test("a plan is told as if it had been played", () => {
  const march = { kind: "march", rule: "AHD-4.0-c", facts: { side: "union", box: "washington" } };
  const plan = { steps: [{ action: "march washington", events: [march] }, { action: "end", events: [] }], chance: 0.5, reasons: [] };
  expect(planEntries(plan, "union", 7)).toEqual([
    { number: 8, seat: "union", action: "march washington", dice: [], forced: false, events: [march] },
    { number: 9, seat: "union", action: "end", dice: [], forced: false, events: [] },
  ]);
});
