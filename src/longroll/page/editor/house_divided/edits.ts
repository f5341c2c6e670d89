/** Changes of a map of boxes and lines that touch more than one place of a pack. Pure. */

import { get, type Pack, put } from "../path.ts";
import { armiesOf, type Army, boxesOf, type Line, linesOf, victoryOf, withArmies, withBoxes, withLines } from "./pack.ts";

/** A box has another id: so has all that speaks of it. */
export function renameBox(pack: Pack, number: number, id: string): Pack {
  const old = boxesOf(pack)[number]?.id ?? "";
  const call = (name: string): string => (name === old ? id : name);
  const lines = linesOf(pack).map((line): Line => ({ ...line, a: call(line.a), b: call(line.b), crossing_into: line.crossing_into.map(call), ...(line.downstream === undefined ? {} : { downstream: call(line.downstream) }) }));
  const boxes = boxesOf(pack).map((box, n) => (n === number ? { ...box, id } : box));
  const armies = armiesOf(pack).map((army) => ({ ...army, box: call(army.box) }));
  const { union_boxes, confederate_box } = victoryOf(pack);
  const named = put(withArmies(withLines(withBoxes(pack, boxes), lines), armies), ["victory"], { union_boxes: union_boxes.map(call), confederate_box: call(confederate_box) });
  return get(pack, ["set_up", "naval_base"]) === old ? put(named, ["set_up", "naval_base"], id) : named;
}

/** A box goes with its lines and with who stands there. */
export function removeBox(pack: Pack, number: number): Pack {
  const id = boxesOf(pack)[number]?.id;
  const boxes = boxesOf(pack).filter((_, n) => n !== number);
  const lines = linesOf(pack).filter(({ a, b }) => a !== id && b !== id);
  return withArmies(withLines(withBoxes(pack, boxes), lines), armiesOf(pack).filter(({ box }) => box !== id));
}

/** A river has a name and flows somewhere; roads and railroads do not. */
export function setLineKind(line: Line, type: Line["type"]): Line {
  const { a, b, crossing_into } = line;
  if (type !== "river") return { a, b, type, crossing_into };
  return { a, b, type, river: line.river ?? "", downstream: line.downstream ?? b, crossing_into };
}

export const addLine = (pack: Pack, a: string, b: string): Pack => withLines(pack, [...linesOf(pack), { a, b, type: "road", crossing_into: [] }]);

export const addArmy = (pack: Pack, army: Army): Pack => withArmies(pack, [...armiesOf(pack), army]);
