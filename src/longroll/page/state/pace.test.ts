import { expect, test } from "vitest";
import { pauseFor } from "./pace.ts";

test("a deed is shown for the pace, dice for longer, what shows nothing for much less", () => {
  expect(["nothing", "event", "dice"].map((sight) => pauseFor(500, sight as "event", 3))).toEqual([50, 500, 1000]);
});

test("when many wait each is shown for a shorter time", () => {
  expect([0, 60, 61, 120, 10_000].map((waiting) => Math.round(pauseFor(500, "event", waiting)))).toEqual([500, 500, 484, 125, 20]);
});

test("even a long queue comes to its end", () => {
  let time = 0;
  for (let waiting = 400; waiting >= 0; waiting--) time += pauseFor(500, "event", waiting);
  expect(time).toBeLessThan(60_000);
});
