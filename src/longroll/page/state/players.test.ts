import { expect, test } from "vitest";
import { aboutPlayer, levelsOf, nameOf, orderBots, playerName, usualBot } from "./players.ts";

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
