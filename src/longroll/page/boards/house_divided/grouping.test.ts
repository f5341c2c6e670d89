import { describe, expect, it } from "vitest";
import { companies, difference } from "./grouping.ts";
import type { Unit } from "../../games/house_divided/types.ts";

const unit = (id: string, box: string, more: Partial<Unit> = {}): Unit => ({
  unit: id, side: id.startsWith("u") ? "union" : "confederate", arm: "infantry", rank: "militia", value: 2, box,
  marched: 0, digging: false, reduced: false, entrenched: false, ...more,
});

describe("grouping", () => {
  it("groups by box, the Union first, the strongest last", () => {
    const found = companies([unit("c1", "x"), unit("u1", "x", { value: 3 }), unit("u2", "x"), unit("u3", "y")]);
    expect(found.get("x")?.units.map((u) => u.unit)).toEqual(["u2", "u1", "c1"]);
    expect(found.get("x")?.armies).toEqual([2, 1]);
    expect(found.get("y")?.armies).toEqual([1]);
  });

  it("does not depend on the order told", () => {
    const units = [unit("u1", "x"), unit("u10", "x"), unit("u2", "x", { reduced: true })];
    const order = (list: Unit[]): string[] => companies(list).get("x")?.units.map((u) => u.unit) ?? [];
    expect(order(units)).toEqual(order([...units].reverse()));
  });

  it("tells what came, went and stayed", () => {
    const change = difference(["a", "b"], ["b", "c"], (s) => s);
    expect(change).toEqual({ come: ["c"], gone: ["a"], stay: ["b"] });
  });
});
