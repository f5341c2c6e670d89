import { expect, test, vi } from "vitest";
import { isNear } from "./threats.ts";
import type { BoardData, Side, Threat, View } from "./view.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id }));

const board = { lines: [{ a: "w", b: "m", type: "rail" }], boxes: [], turns: [] } as BoardData;
const view = (...units: [Side, string][]): View =>
  ({ turn: 3, last_turn: 10, units: units.map(([side, box]) => ({ side, box })) }) as unknown as View;
const capital: Threat = { side: "confederate", rule: "AHD-11.0-b", have: 0, need: 1, boxes: ["w"] };

test("a capital is in danger when more stand near it than in it", () => {
  expect(isNear(capital, view(["union", "w"], ["confederate", "m"]), board)).toBe(false);
  expect(isNear(capital, view(["confederate", "m"]), board)).toBe(true);
  expect(isNear(capital, view(["confederate", "x"]), board)).toBe(false);
});

test("points are near when one city would do", () => {
  const maximum: Threat = { side: "confederate", rule: "AHD-11.0-c", have: 29, need: 35, boxes: [] };
  expect([isNear(maximum, view(), board), isNear({ ...maximum, have: 32 }, view(), board)]).toEqual([false, true]);
});

test("what counts at the end is no danger before it", () => {
  const lead: Threat = { side: "union", rule: "AHD-13.0-b", have: 5, need: 5, boxes: [] };
  expect([isNear(lead, view(), board), isNear(lead, { ...view(), turn: 9 }, board)]).toEqual([false, true]);
});
