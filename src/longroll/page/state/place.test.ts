import { expect, test } from "vitest";
import { isAddress, readPlace, writePlace } from "./place.ts";

test("an address leads to its place and back", () => {
  for (const hash of ["#/", "#/learn", "#/rules/house-divided", "#/rules/house-divided/AHD-4.0-h", "#/rules/five-aprils/6", "#/card/pea-ridge", "#/card/pea-ridge/abc_-1", "#/editor", "#/editor/pea-ridge-2", "#/match/abc_-1", "#/match/abc/at/0", "#/match/abc/at/17", "#/match/abc/analysis", "#/account", "#/invitation/Ab_-1", "#/player/Anna", "#/player/%C3%89lise"]) expect(writePlace(readPlace(hash))).toBe(hash);
});

test("an address that leads nowhere leads to the lobby", () => {
  for (const hash of ["", "#/learn/x", "#/rules/", "#/rules/x/a b", "#/card/", "#/editor/", "#/editor/A b", "#/match/", "#/match/a b", "#/nowhere", "#/account/x", "#/player/", "#/player/a/b"]) expect(readPlace(hash)).toEqual({ screen: "lobby" });
});

test("a moment that cannot be read leads to its match, and is said", () => {
  for (const hash of ["#/match/x/at/-1", "#/match/x/at/abc", "#/match/x/at/", "#/match/x/at/5x", "#/match/x/analysis/1", "#/match/x/elsewhere"]) {
    expect(readPlace(hash)).toEqual({ screen: "match", id: "x", at: null });
    expect(isAddress(hash)).toBe(false);
  }
  for (const hash of ["", "#", "#/", "#/match/x", "#/match/x/at/5", "#/match/x/analysis"]) expect(isAddress(hash)).toBe(true);
});
