import { expect, test } from "vitest";
import { append, drop, get, isWithin, put, readPath, writePath } from "./path.ts";

test("a place is read step by step", () => {
  expect(readPath("map.lines[3].hexes[7]")).toEqual(["map", "lines", 3, "hexes", 7]);
  expect(readPath("tables.attacker.1-4[2]")).toEqual(["tables", "attacker", "1-4", 2]);
  expect(readPath('provenance.map."compass union"')).toEqual(["provenance", "map", "compass union"]);
  expect(writePath(["units", 3, "full", 0])).toBe("units[3].full[0]");
});

test("a place is in what holds it", () => {
  expect(isWithin(["units", 3, "full", 0], ["units", 3])).toBe(true);
  expect(isWithin(["units", 3], ["units", 3, "full"])).toBe(false);
  expect(isWithin(["units", 13], ["units", 1])).toBe(false);
});

test("a pack is changed at a place, and the old one is not", () => {
  const pack = { map: { lines: [{ name: "a" }, { name: "b" }] }, units: [1, 2, 3] };
  const next = put(pack, ["map", "lines", 1, "name"], "c");
  expect(get(next, ["map", "lines", 1, "name"])).toBe("c");
  expect(pack.map.lines[1]?.name).toBe("b");
  expect(next.units).toBe(pack.units);
  expect(drop(pack, ["units", 1]).units).toEqual([1, 3]);
  expect(drop(pack, ["map", "lines"]).map).toEqual({});
  expect(append(pack, ["units"], 4).units).toEqual([1, 2, 3, 4]);
  expect(put({}, ["a", "b"], 1)).toEqual({ a: { b: 1 } });
});
