import { expect, test } from "vitest";
import type { Game } from "../api/types.ts";
import { groupBySystem } from "./system.ts";

const game = (title: string, system: string): Game => ({ title, system }) as Game;

test("titles of one system stand together, in the order of the server", () => {
  const [first, second, third] = [game("a", "hex"), game("b", "area"), game("c", "hex")];
  expect(groupBySystem([first, second, third])).toEqual([[first, third], [second]]);
});
