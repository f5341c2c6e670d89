import { expect, test } from "vitest";
import { aboutPlayer, levelsOf, nameOf, orderBots, playerName, switched, usualBot } from "./players.ts";

const say = (key: string, facts = {}): string => [key, ...Object.values(facts)].join(" ");

test("the levels come first, from the weakest to the strongest, and chance comes last", () => {
  expect(orderBots(["random", "crack", "mine", "militia", "veteran"])).toEqual(["militia", "veteran", "crack", "mine", "random"]);
  expect(levelsOf(["random", "crack", "mine", "militia"])).toEqual(["militia", "crack"]);
  expect([usualBot(["random", "crack", "militia"]), usualBot([])]).toEqual(["militia", "guest"]);
});

test("players have names, strangers their own", () => {
  expect(["me", "crack", "greedy"].map((player) => playerName(player, say))).toEqual(["player-me", "player-bot bot-crack", "player-bot greedy"]);
  expect([nameOf("veteran", say), aboutPlayer("veteran", say), aboutPlayer("me", say)]).toEqual(["bot-veteran", "about-bot-veteran", ""]);
});

test("players change sides", () => {
  expect(switched({ union: "me", confederate: "crack" })).toEqual({ union: "crack", confederate: "me" });
  expect(switched({ union: "me", "union-second": "crack", confederate: "militia", "confederate-second": "guest" })).toEqual({
    union: "militia",
    "union-second": "guest",
    confederate: "me",
    "confederate-second": "crack",
  });
  expect(switched({ union: "me", confederate: "me" })).toBeNull();
});
