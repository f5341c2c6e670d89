import { expect, test } from "vitest";
import type { Game, Measured } from "../api/types.ts";
import { balanceFacts, handicapOf, handicapsOf, measuredWith, seatsFor, startsOf } from "./fairStart.ts";

const row = (handicap: string, wins: number, losses: number): Measured => ({ handicap, bot: "militia", games: 400, wins, losses, share: 0, low: 0, high: 0, command: "" });
const game = {
  seats: ["union", "confederate"],
  options: [{ name: "handicap", rule: "", values: ["none", "union-plus-1", "confederate-plus-1"] }],
  fair: [
    { scenario: "campaign", handicap: "union-plus-1", measured: [row("none", 112, 280), row("union-plus-1", 200, 200)] },
    { scenario: "short", handicap: "none", measured: [] },
  ],
} as unknown as Game;

test("a start is recommended where one was measured", () => {
  expect(startsOf(game, "campaign")).toEqual(["printed", "fair", "own", "cut", "pick"]);
  expect(startsOf(game, "short")).toEqual(["printed", "own", "cut"]);
  expect(handicapsOf(game)).toEqual(["none", "union-plus-1", "confederate-plus-1"]);
});

test("who sets the handicap says what it is", () => {
  const own = "confederate-plus-1";
  const found = (["printed", "fair", "own", "cut", "pick"] as const).map((start) => handicapOf(game, "campaign", start, own));
  expect(found).toEqual(["none", "union-plus-1", own, own, "union-plus-1"]);
  expect(handicapOf(game, "short", "fair", own)).toBe("none");
});

test("the side that wins more often is named, with the draws", () => {
  const printed = measuredWith(game, "campaign", "none");
  expect(printed && balanceFacts(game, printed)).toEqual({ side: "confederate", percent: 70, games: 400, draws: 2 });
  expect(measuredWith(game, "short", "none")).toBeUndefined();
  expect(balanceFacts(game, row("none", 252, 148))).toEqual({ side: "union", percent: 63, games: 400, draws: 0 });
});

test("I sit on one side, the computer on the other", () => {
  expect(seatsFor(game, "confederate", "crack")).toEqual({ union: "crack", confederate: "me" });
});
