import { describe, expect, it, vi } from "vitest";
import type { Scene } from "../adapter.ts";
import { moves } from "./moves.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key, place: (id: string) => id }));

const unit = (name: string, side: string, box: string) => ({ unit: name, side, box });

/** A scene in a step of the movement phase of the Union. */
function at(kind: string, facts = {}): Scene {
  const view = { units: [unit("u1", "union", "a"), unit("u2", "union", "a"), unit("c1", "confederate", "b")] };
  return { state: { prompt: { kind, facts }, to_move: "union", choices: [], view }, board: {} } as unknown as Scene;
}

describe("moving by hand", () => {
  it("carries one's own units: one, or all of a box", () => {
    expect(moves.carried(at("march"), { kind: "unit", id: "u2" })).toEqual([{ kind: "unit", id: "u2" }]);
    expect(moves.carried(at("march"), { kind: "box", id: "a" }).map(({ id }) => id)).toEqual(["u1", "u2"]);
    expect(moves.carried(at("march"), { kind: "unit", id: "c1" })).toEqual([]);
    expect(moves.carried(at("promote"), { kind: "unit", id: "u1" })).toEqual([]);
  });

  it("takes a unit by the actions that the step asks for", () => {
    const u1 = { kind: "unit", id: "u1" };
    expect(moves.take(at("march"), u1)).toEqual(["march a", "take u1"]);
    expect(moves.take(at("unit", { box: "a" }), u1)).toEqual(["take u1"]);
    expect(moves.take(at("where", { unit: "u1" }), u1)).toEqual([]);
  });
});
