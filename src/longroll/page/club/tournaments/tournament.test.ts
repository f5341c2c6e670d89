import { describe, expect, it } from "vitest";
import type { Meeting, Standing } from "../../api/schema.ts";
import { between, byRound, firsts, openGames, pointsOf, reachable } from "./tournament.ts";

const meeting = (round: number, first: string, second: string, points: [number, number] | null, table = 1): Meeting => ({
  round,
  table,
  first,
  second,
  points,
  reason: "",
  games: second ? [{ match: `${round}${first}${second}`, first, second, deadline: 0, score: points, reason: "", decided: false, annulled: false, decidable: !points }] : [],
});

describe("a tournament", () => {
  const meetings = [meeting(1, "a", "b", [1, 0]), meeting(1, "c", "", [0.5, 0], 0), meeting(2, "b", "c", null)];

  it("lists rounds from the newest, and those who missed one at the end", () => {
    expect(byRound(meetings).map(({ round }) => round)).toEqual([2, 1]);
    expect(byRound(meetings)[1]?.meetings.map(({ first }) => first)).toEqual(["a", "c"]);
  });

  it("knows the points of both", () => {
    expect(pointsOf(meeting(1, "a", "b", [1, 0]), "b")).toBe(0);
    expect(between(meetings, "b", "a")).toEqual([0]);
    expect(between(meetings, "c", "b")).toEqual([null]);
    expect(between(meetings, "a", "c")).toEqual([]);
  });

  it("finds what somebody has to play", () => {
    expect(openGames({ meetings }, "c").map(({ match }) => match)).toEqual(["2bc"]);
    expect(openGames({ meetings }, "a")).toEqual([]);
    const annulled = meetings.map((one) => ({ ...one, games: one.games.map((game) => ({ ...game, annulled: true })) }));
    expect(openGames({ meetings: annulled }, "c")).toEqual([]);
  });

  const standing = (key: string, place: number): Standing => ({ key, place, points: 0, played: 0, won: 0, drawn: 0, lost: 0, tie_breaks: [] });
  const over = { status: "finished" as const, kind: "swiss" as const, meetings: [meeting(1, "a", "b", [1, 0])] };

  it("names who has won when it is over", () => {
    const standings = [standing("a", 1), standing("b", 2)];
    expect(firsts({ ...over, standings })).toEqual(["a"]);
    expect(firsts({ ...over, standings, status: "running" })).toEqual([]);
    expect(firsts({ ...over, standings, kind: "ladder" })).toEqual([]);
    expect(firsts({ ...over, standings: ["a", "b"].map((key) => standing(key, 1)) })).toEqual(["a", "b"]);
    expect(firsts({ ...over, standings: ["a", "b", "c", "d"].map((key) => standing(key, 1)) })).toEqual([]);
    const waiting = [meeting(1, "a", "b", null)].map((one) => ({ ...one, games: one.games.map((game) => ({ ...game, annulled: true })) }));
    expect(firsts({ ...over, standings, meetings: waiting })).toEqual([]);
  });
});

describe("a ladder", () => {
  it("offers those above within reach who do not play, but not the last opponent", () => {
    const ladder = ["a", "b", "c", "d", "e"];
    expect(reachable({ ladder, reach: 2, meetings: [] }, "e")).toEqual(["c", "d"]);
    expect(reachable({ ladder, reach: 2, meetings: [] }, "a")).toEqual([]);
    expect(reachable({ ladder, reach: 2, meetings: [meeting(1, "d", "b", null)] }, "e")).toEqual(["c"]);
    expect(reachable({ ladder, reach: 2, meetings: [meeting(1, "e", "c", [0, 1])] }, "e")).toEqual(["d"]);
    expect(reachable({ ladder, reach: 2, meetings: [meeting(1, "e", "c", null)] }, "e")).toEqual([]);
  });
});
