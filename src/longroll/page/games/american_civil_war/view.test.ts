import { expect, test, vi } from "vitest";
import type { Battle } from "./types.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key }));

const { tally } = await import("./view.ts");

test("a side of a battle is counted: who fights, who has run, who is lost", () => {
  const areas = { attacker: { "line-2": { "union-infantry": 3 }, reserve: { "union-leader": 1 }, routed: { "union-cavalry": 2 } }, defender: { reserve: { "confederate-infantry": 1 } } };
  const battle = { areas, fell: { attacker: 1, defender: 0 }, size: "major" } as unknown as Battle;
  expect(tally(battle, "attacker")).toEqual({ fights: 4, routed: 2, lost: 1 });
  expect(tally(battle, "defender")).toEqual({ fights: 1, routed: 0, lost: 0 });
  expect(tally({ areas } as unknown as Battle, "attacker")).toEqual({ fights: 4, routed: 0, lost: 2 });
});
