import { expect, test } from "vitest";
import type { Entry } from "../../api/types.ts";
import { lastVolley } from "../../state/log.ts";
import { volley } from "./volley.ts";

const entry = (number: number, action: string, ...kinds: string[]): Entry => ({
  number,
  action,
  dice: [],
  seat: "union",
  forced: false,
  ordered: false,
  events: kinds.map((kind) => ({ kind, rule: "", facts: {} })),
});

test("the last combat is not shown beside the next one", () => {
  const log = [entry(1, "attack 3809"), entry(2, "resolve", "attacks", "rolls"), entry(3, "hold"), entry(4, "attack 3505"), entry(5, "with c-price")];
  const shown = (at: number) => lastVolley(log.slice(0, at), volley, () => true).map(({ number, kind }) => `${number} ${kind}`);
  expect(shown(1)).toEqual([]);
  expect(shown(3)).toEqual(["2 attacks", "2 rolls"]);
  expect(shown(4)).toEqual([]);
  expect(shown(5)).toEqual([]);
});
