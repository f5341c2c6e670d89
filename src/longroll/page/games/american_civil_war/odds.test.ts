import { expect, test } from "vitest";
import { byKind, forces, mainKind, partyOf } from "./forces.ts";
import { atLeast, harm, melee, oneDie } from "./odds.ts";

test("two dice and a modifier", () => {
  expect(atLeast(8, 0)).toBeCloseTo(15 / 36);
  expect(atLeast(8, 1)).toBeCloseTo(21 / 36);
  expect(atLeast(2, 0)).toBe(1);
  expect(atLeast(13, 0)).toBe(0);
  expect(oneDie(6, 0)).toBeCloseTo(1 / 6);
  expect(oneDie(9, 0)).toBe(0);
});

test("a charge is even without modifiers, and all its ends are one", () => {
  const even = melee(0, 0);
  expect(even.destroyed).toBeCloseTo(even.lost);
  expect(even.routed).toBeCloseTo(even.repelled);
  expect(Object.values(melee(2, -1)).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
  expect(harm("charge union-infantry", { bonus: 1, parts: { leader: 1 }, other_bonus: 0, other_parts: {} })).toBeGreaterThan(0.5);
  expect(harm("pursue a b", { need: 5, bonus: 0, parts: {} })).toBeCloseTo(1 / 3);
});

test("pieces are grouped by party, units apart from leaders", () => {
  const found = forces({ "confederate-leader": 1, "confederate-infantry": 3, "british-infantry": 2, "union-elite": 1 });
  expect(found.map(({ party, units, leaders }) => [party, units, leaders])).toEqual([["union", 1, 0], ["confederate", 5, 1]]);
  expect(found[1] && byKind(found[1])).toEqual([{ kind: "infantry", count: 5 }, { kind: "leader", count: 1 }]);
  expect(partyOf("rioter-infantry")).toBe("neutral");
});

test("a standard shows the kind that most of its force are", () => {
  expect(mainKind([{ kind: "infantry", count: 2 }, { kind: "cavalry", count: 3 }, { kind: "leader", count: 9 }])).toBe("cavalry");
  expect(mainKind([{ kind: "leader", count: 1 }])).toBe("leader");
});
