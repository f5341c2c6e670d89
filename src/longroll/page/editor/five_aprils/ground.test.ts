import { expect, test } from "vitest";
import printed from "../../../games/five_aprils/pea_ridge/pack.json";
import type { Pack } from "../path.ts";
import { crossingAt, enlist, hasHex, hasSide, linesAt, setCrossing, setEntries, setLines, setTerrain, setWater, sidesOf, terrainOf, waterAt } from "./ground.ts";
import { isShowable, mapOf } from "./pack.ts";
import { find, move, next, thingAt } from "./things.ts";

const pack = printed as unknown as Pack;
const map = mapOf(pack);

test("a hex has one terrain, in one list or in none", () => {
  expect([terrainOf(map, "3605"), terrainOf(map, "3104")]).toEqual(["clear", "woods"]);
  const marsh = setTerrain(map, "3605", "marsh");
  expect([terrainOf(marsh, "3605"), marsh.terrain["clear"]?.includes("3605")]).toEqual(["marsh", false]);
  expect(Object.values(setTerrain(marsh, "3605", "woods").terrain).flat().includes("3605")).toBe(false);
  expect(terrainOf(map, "3605")).toBe("clear");
});

test("hexes and sides are those of the map", () => {
  expect(["3101", "4526", "3001", "310", "9999"].map((hex) => hasHex(map, hex))).toEqual([true, true, false, false, false]);
  expect(["3105|3205", "3105|3305"].map((side) => hasSide(map, side))).toEqual([true, false]);
  expect(sidesOf(map, "3101").filter((side) => side === null).length).toBeGreaterThan(1);
});

test("a hex goes from one hill to another", () => {
  const hills = enlist(map.hills, "3716", 1);
  expect(hills.map(({ name }) => name)).toEqual(["Big Mountain (Pea Ridge)", "Little Mountain"]);
  expect(hills[1]?.hexes).toContain("3716");
});

test("water and crossings of a side", () => {
  expect(waterAt(map, "3105|3205")).toBe(0);
  expect(waterAt(setWater(map, "3105|3205", -1), "3105|3205")).toBe(-1);
  expect(setWater(map, "3105|3205", 2).water.map(({ sides }) => sides.includes("3105|3205"))).toEqual([false, false, true, false]);
  expect(crossingAt(setCrossing(map, "3105|3205", ""), "3105|3205")).toBe(-1);
  expect(setCrossing(map, "3105|3205", "ford").crossings).toHaveLength(2);
});

test("a road is cut at a side, goes on from its end, or begins there", () => {
  const cut = setLines(map, "3205|3305", [], "");
  expect(linesAt(cut, "3205|3305")).toEqual([]);
  expect(cut.lines.filter(({ name }) => name.startsWith("Telegraph")).map(({ hexes }) => hexes.length)).toEqual([2, 16]);
  const again = setLines(cut, "3205|3305", ["road"], "new");
  expect(again.lines.filter(({ name }) => name.startsWith("Telegraph"))[0]?.hexes).toEqual(["3105", "3205", "3305"]);
  expect(setLines(map, "4020|4120", ["railroad"], "new").lines.at(-1)).toEqual({ name: "new", kind: "railroad", hexes: ["4020", "4120"] });
});

test("an entry comes to a hex, or is a new one", () => {
  expect(setEntries(map, "3120", ["A", "B", "E"]).entries.filter(({ hexes }) => hexes.includes("3120")).map(({ letter }) => letter)).toEqual(["A", "B", "E"]);
  expect(setEntries(map, "3120", []).entries[0]?.hexes).toEqual([]);
});

test("places of the pack are things on the map", () => {
  expect(thingAt(pack, ["map", "water", 0, "sides", 1])).toEqual({ kind: "side", id: "3105|3205" });
  expect(thingAt(pack, ["map", "terrain", "town", 0])).toEqual({ kind: "hex", id: "4117" });
  expect(thingAt(pack, ["map", "objectives", 0, "name"])).toEqual({ kind: "hex", id: "3605" });
  expect(thingAt(pack, ["map", "crossings", 0, "kind"])).toEqual({ kind: "side", id: "3105|3205" });
  expect(thingAt(pack, ["units", 4, "full", 0])).toEqual({ kind: "unit", id: "4" });
  expect([thingAt(pack, ["turns", 2, "day"]), thingAt(pack, ["map", "base"]), thingAt(pack, ["units"])]).toEqual([null, null, null]);
});

test("things are found by number, name and label", () => {
  expect(["3605", "3205 3105", "leetown", "Dodge", "u-24mo", "nowhere"].map((words) => find(pack, words))).toEqual([
    { kind: "hex", id: "3605" },
    { kind: "side", id: "3105|3205" },
    { kind: "hex", id: "4117" },
    { kind: "unit", id: "4" },
    { kind: "unit", id: "0" },
    null,
  ]);
});

test("arrows go from hex to hex and stop at the edge", () => {
  expect(next(pack, { kind: "hex", id: "3605" }, "ArrowDown")).toEqual({ kind: "hex", id: "3606" });
  expect(next(pack, { kind: "hex", id: "3101" }, "ArrowUp")).toBeNull();
  expect(next(pack, null, "ArrowUp")?.kind).toBe("hex");
});

test("a unit that is dragged is set up there, and no reinforcement any more", () => {
  const moved = move(pack, { kind: "unit", id: "1" }, { kind: "hex", id: "3605" });
  const unit = (moved?.["units"] as Pack[])[1];
  expect([unit?.["setup"], unit && "arrival" in unit]).toEqual(["3605", false]);
});

test("a pack without what is drawn is not shown", () => {
  expect(isShowable(pack)).toBe(true);
  for (const part of ["map", "units", "formations", "tables"]) expect(isShowable({ ...pack, [part]: 7 })).toBe(false);
  expect(isShowable({ ...pack, map: { ...(pack["map"] as Pack), lines: [{ name: "x" }] } })).toBe(false);
});
