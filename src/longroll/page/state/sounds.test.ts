import { expect, test } from "vitest";
import type { LogEvent } from "../api/types.ts";
import type { Account, Adapter } from "../games/adapter.ts";
import { soundsOf } from "./sounds.ts";

const event = (kind: string): LogEvent => ({ kind, rule: "", facts: {}, number: 1, seat: "union", action: "", dice: [] });
const account = {
  losses: ({ kind }) => (kind === "eliminated" ? [{ side: "union", count: 1, reduced: false }] : []),
  roleOf: ({ kind }) => (kind === "turn" ? "quiet" : "event"),
} as Partial<Account> as Account;
const told: Pick<Adapter, "account" | "dice" | "placeOf"> = {
  account,
  dice: ({ kind }) => (kind === "shot" ? [{ roll: 6, side: "union" }] : []),
  placeOf: ({ kind }) => (kind === "word" ? null : { kind: "box", id: "cairo" }),
};

test.each([
  [["moved"], ["move"]],
  [["shot"], ["dice"]],
  [["shot", "eliminated"], ["dice", "hit"]],
  [["eliminated", "moved"], ["hit"]],
  [["turn"], []],
  [["word"], []],
])("%s sounds like %s", (kinds, sounds) => {
  expect(soundsOf(kinds.map(event), told)).toEqual(sounds);
});
