import { expect, test } from "vitest";
import printed from "../../../games/house_divided/pack.json";
import { type Pack, put } from "../path.ts";
import { describe } from "./describe.ts";
import { addLine, removeBox, renameBox, setLineKind } from "./edits.ts";
import { armiesOf, boxesOf, isShowable, linesOf, victoryOf } from "./pack.ts";
import { boxNumber, find, move, next, thingAt } from "./things.ts";
import { boardOf, setUpView } from "./view.ts";

const pack = printed as unknown as Pack;
const say = (key: string): string => key;
const washington = boxNumber(pack, "washington");

test("a box that is renamed is meant by its new id everywhere", () => {
  const renamed = renameBox(pack, washington, "capital");
  expect(JSON.stringify({ map: renamed["map"], set_up: renamed["set_up"], victory: renamed["victory"] })).not.toContain('"washington"');
  expect(victoryOf(renamed).confederate_box).toBe("capital");
  expect(renameBox(renamed, washington, "washington")).toEqual(pack);
});

test("a box goes with its lines and its units", () => {
  const gone = removeBox(pack, washington);
  expect(linesOf(gone).some(({ a, b }) => a === "washington" || b === "washington")).toBe(false);
  expect(armiesOf(gone).some(({ box }) => box === "washington")).toBe(false);
  expect(boxesOf(gone)).toHaveLength(boxesOf(pack).length - 1);
});

test("a line becomes a river with a name and a downstream end, and a road again", () => {
  const line = linesOf(addLine(pack, "albany", "washington")).at(-1);
  if (!line) throw new Error("no line");
  const river = setLineKind(line, "river");
  expect(river).toEqual({ a: "albany", b: "washington", type: "river", river: "", downstream: "washington", crossing_into: [] });
  expect(setLineKind(river, "road")).toEqual(line);
});

test("places of the pack are things on the map", () => {
  expect(thingAt(pack, ["map", "boxes", 3, "name"])).toEqual({ kind: "box", id: "3" });
  expect(thingAt(pack, ["map", "lines", 5])).toEqual({ kind: "line", id: "5" });
  expect(thingAt(pack, ["set_up", "units", 0, "count"])).toEqual({ kind: "unit", id: "0" });
  expect([thingAt(pack, ["set_up", "naval_base"]), thingAt(pack, ["map", "boxes"])]).toEqual([null, null]);
});

test("boxes are found by name, and arrows go from one to another", () => {
  expect(find(pack, "Washington")).toEqual({ kind: "box", id: String(washington) });
  expect(find(pack, "nowhere at all")).toBeNull();
  const west = next(pack, { kind: "box", id: String(washington) }, "ArrowLeft");
  expect(boxesOf(pack)[Number(west?.id)]?.x).toBeLessThan(boxesOf(pack)[washington]?.x ?? 0);
});

test("an army is dragged to another box", () => {
  const moved = move(pack, { kind: "unit", id: "0" }, { kind: "box", id: "0" });
  expect(moved && armiesOf(moved)[0]?.box).toBe("albany");
});

test("every thing has fields, and they read what they write", () => {
  const things = [{ kind: "box", id: String(washington) }, { kind: "line", id: "0" }, { kind: "unit", id: "0" }];
  for (const thing of things) {
    const fields = describe(pack, thing, say).flatMap((group) => group.fields);
    expect(fields.length).toBeGreaterThan(3);
    for (const field of fields.filter(({ key, value }) => key !== "new-line" && value !== null)) expect(field.set(pack, field.value)).toEqual(pack);
  }
  expect(describe(pack, { kind: "box", id: "999" }, say)).toEqual([]);
});

test("the set-up stands on the map, a line to nowhere is not drawn", () => {
  expect(setUpView(pack).units.filter(({ box }) => box === "washington")).toHaveLength(3);
  const astray = put(pack, ["map", "lines", 0, "a"], "nowhere");
  expect(boardOf(astray).lines).toHaveLength(linesOf(pack).length - 1);
  expect(isShowable(astray)).toBe(true);
  for (const part of ["map", "set_up", "victory", "calendar"]) expect(isShowable({ ...pack, [part]: 7 })).toBe(false);
});
