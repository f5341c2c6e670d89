import { describe, expect, it } from "vitest";
import { isDirection, nextStop } from "./focus.ts";

const stop = (x: number, y: number): { place: { x: number; y: number } } => ({ place: { x, y } });

describe("focus", () => {
  it("knows the arrows", () => {
    expect(isDirection("ArrowUp")).toBe(true);
    expect(isDirection("Enter")).toBe(false);
  });

  it("goes to the near one ahead, not to the nearer one aside", () => {
    const [ahead, aside, behind] = [stop(50, 5), stop(10, 25), stop(-5, 0)];
    expect(nextStop({ x: 0, y: 0 }, [behind, aside, ahead], "ArrowRight")).toBe(ahead);
    expect(nextStop({ x: 0, y: 0 }, [behind, aside, ahead], "ArrowLeft")).toBe(behind);
    expect(nextStop({ x: 0, y: 0 }, [behind, aside, ahead], "ArrowDown")).toBe(aside);
    expect(nextStop({ x: 0, y: 0 }, [behind, aside, ahead], "ArrowUp")).toBeUndefined();
  });
});
