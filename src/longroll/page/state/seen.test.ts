import { beforeEach, expect, test, vi } from "vitest";
import { keepSeen, readSeen, seenIn } from "./seen.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("each seat of a match has its own", () => {
  keepSeen("a", "union", 12);
  keepSeen("a", "confederate", 15);
  keepSeen("a", "union", 20);
  expect(["union", "confederate"].map((seat) => seenIn("a", seat))).toEqual([20, 15]);
  expect(seenIn("b", "union")).toBe(0);
});

test("what nobody can read is forgotten", () => {
  expect(readSeen({ "a/union": 3, "b/union": "much" })).toEqual({ "a/union": 3 });
  expect(readSeen("nonsense")).toEqual({});
});
