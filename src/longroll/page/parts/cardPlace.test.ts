import { describe, expect, it } from "vitest";
import { placeCard } from "./cardPlace.ts";

const board = { left: 0, right: 1000, top: 0, bottom: 700 };
const size = { width: 500, height: 150 };
const spot = (x: number, y: number) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });

describe("the why-not card", () => {
  it("lies at the head of the map, in the middle", () => {
    expect(placeCard(board, size, 50, [spot(500, 400)])).toEqual({ low: false, side: "center" });
  });

  it("goes aside or to the foot where it would cover what was asked about", () => {
    expect(placeCard(board, size, 50, [spot(700, 80)])).toEqual({ low: false, side: "start" });
    expect(placeCard(board, size, 50, [spot(500, 80)])).toEqual({ low: true, side: "center" });
    expect(placeCard(board, size, 50, [spot(500, 80), spot(500, 600)])).toEqual({ low: false, side: "center" });
    expect(placeCard({ ...board, right: 390 }, { width: 366, height: 150 }, 50, [spot(200, 80)])).toEqual({ low: true, side: "center" });
  });
});
