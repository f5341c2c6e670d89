/** The packs of Across Five Aprils in the editor. */

import type { EditorSystem } from "../system.ts";
import { HexEditBoard } from "./board.ts";
import { describeHex } from "./hexFields.ts";
import { isShowable } from "./pack.ts";
import { sheet, sheetAt, SHEETS } from "./sheets.ts";
import { describeSide } from "./sideFields.ts";
import { find, isThere, move, nameOf, next, thingAt } from "./things.ts";
import { describeUnit } from "./unitFields.ts";

export const editorSystem: EditorSystem = {
  sheets: SHEETS,
  isShowable,
  makeBoard: (host, pack, events, say) => new HexEditBoard(host, pack, events, say),
  nameOf,
  describe: (pack, thing, say) => {
    if (!isThere(pack, thing)) return [];
    if (thing.kind === "hex") return describeHex(pack, thing.id, say);
    return thing.kind === "side" ? describeSide(pack, thing.id, say) : describeUnit(pack, Number(thing.id), say);
  },
  sheet,
  thingAt,
  sheetAt,
  find,
  next,
  move,
};
