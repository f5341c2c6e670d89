import { expect, test } from "vitest";
import type { ComputerPlayer } from "../api/types.ts";
import { aboutPlayer, commandersOf, levelsOf, nameOf, orderBots, playerName, readPlayer, switched, usualBot, writePlayer } from "./players.ts";

const say = (key: string, facts = {}): string => [key, ...Object.values(facts)].join(" ");
const bot = (level: string, commander = "", side = ""): ComputerPlayer => ({ name: writePlayer(level, commander), level, commander, side, style: "", seconds: null });
const bots = (...levels: string[]): ComputerPlayer[] => levels.map((level) => bot(level));

test("the levels come first, from the weakest to the strongest, and chance comes last", () => {
  expect(orderBots([...bots("random", "crack", "mine", "militia", "veteran"), bot("crack", "lee")])).toEqual(["militia", "veteran", "crack", "mine", "random"]);
  expect(levelsOf(bots("random", "crack", "mine", "militia"))).toEqual(["militia", "crack"]);
  expect([usualBot(bots("random", "crack", "militia")), usualBot([])]).toEqual(["militia", "guest"]);
});

test("players have names, strangers their own", () => {
  expect(["me", "crack", "greedy"].map((player) => playerName(player, say))).toEqual(["player-me", "player-bot bot-crack", "player-bot greedy"]);
  expect([nameOf("veteran", say), aboutPlayer("veteran", say), aboutPlayer("me", say)]).toEqual(["bot-veteran", "about-bot-veteran", ""]);
});

test("a commander belongs to a level and to a side", () => {
  const all = [...bots("crack"), bot("crack", "lee", "confederate"), bot("veteran", "lee", "confederate"), bot("crack", "grant", "union")];
  expect(commandersOf(all, "crack", "confederate-second").map(({ name }) => name)).toEqual(["crack:lee"]);
  expect([readPlayer("crack:lee"), readPlayer("mine:Bot")]).toEqual([{ level: "crack", commander: "lee" }, { level: "mine:Bot", commander: "" }]);
  expect([nameOf("crack:lee", say), aboutPlayer("crack:lee", say)]).toEqual(["bot-commanded bot-crack commander-lee", "about-bot-crack about-commander-lee"]);
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
