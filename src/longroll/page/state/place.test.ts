import { expect, test } from "vitest";
import { readPlace, writePlace } from "./place.ts";

test("an address leads to its place and back", () => {
  for (const hash of ["#/", "#/match/abc_-1", "#/match/abc/at/0", "#/match/abc/at/17"]) expect(writePlace(readPlace(hash))).toBe(hash);
});

test("an address that leads nowhere leads to the lobby", () => {
  for (const hash of ["", "#/match/", "#/match/a b", "#/match/x/at/-1"]) expect(readPlace(hash)).toEqual({ screen: "lobby" });
});
