/** The parts of a pack of A House Divided, under their types. */

import type { Box as PrintedBox, Line as PrintedLine, Side, Unit } from "../../games/house_divided/types.ts";
import { isList, isRecord, type Json, type Pack, put } from "../path.ts";

export type Box = PrintedBox & { label?: string; later_state?: string };
export type Line = Omit<PrintedLine, "id"> & { confederate_movement?: boolean };
/** So many counters of one kind in a box. */
export interface Army {
  side: Side;
  arm: Unit["arm"];
  rank: Unit["rank"];
  box: string;
  count: number;
}
interface Victory {
  union_boxes: string[];
  confederate_box: string;
}

const part = (pack: Pack, section: string, name: string): unknown => (isRecord(pack[section]) ? pack[section][name] : undefined);

export const boxesOf = (pack: Pack): Box[] => part(pack, "map", "boxes") as Box[];
export const linesOf = (pack: Pack): Line[] => part(pack, "map", "lines") as Line[];
export const armiesOf = (pack: Pack): Army[] => part(pack, "set_up", "units") as Army[];
export const victoryOf = (pack: Pack): Victory => pack["victory"] as unknown as Victory;
export const navalBaseOf = (pack: Pack): string => String(part(pack, "set_up", "naval_base") ?? "");

export const withBoxes = (pack: Pack, boxes: readonly Box[]): Pack => put(pack, ["map", "boxes"], boxes as unknown as Json);
export const withLines = (pack: Pack, lines: readonly Line[]): Pack => put(pack, ["map", "lines"], lines as unknown as Json);
export const withArmies = (pack: Pack, armies: readonly Army[]): Pack => put(pack, ["set_up", "units"], armies as unknown as Json);

/** What a box is called on the map. */
export const nameOfBox = ({ label, name }: Box): string => label ?? name;

const isText = (value: Json | undefined): boolean => typeof value === "string";
const isNumber = (value: Json | undefined): boolean => Number.isFinite(value);
const areTexts = (value: Json | undefined): boolean => isList(value) && value.every(isText);

const isBox = (box: Json): boolean => isRecord(box) && ["id", "name"].every((key) => isText(box[key])) && ["x", "y"].every((key) => isNumber(box[key])) && areTexts(box["river_sides"]) && isRecord(box["recruit"]);
const isLine = (line: Json): boolean => isRecord(line) && ["a", "b", "type"].every((key) => isText(line[key])) && areTexts(line["crossing_into"]);

/** Has it all that is drawn, in the shape in which it is drawn? */
export function isShowable(pack: Pack): boolean {
  const [map, setUp, victory, turns] = [pack["map"], pack["set_up"], pack["victory"], pack["calendar"]];
  if (!isRecord(map) || !isRecord(setUp) || !isRecord(victory) || !isList(turns) || !turns.every(isRecord)) return false;
  const [boxes, lines, units] = [map["boxes"], map["lines"], setUp["units"]];
  const land = isList(boxes) && boxes.every(isBox) && isList(lines) && lines.every(isLine);
  return land && isList(units) && units.every(isRecord) && areTexts(victory["union_boxes"]);
}
