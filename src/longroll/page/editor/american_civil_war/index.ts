/** The packs of The American Civil War in the editor. */

import type { EditorSystem } from "../system.ts";
import { loadLand, SpaceEditBoard } from "./board.ts";
import { describe } from "./describe.ts";
import { isShowable } from "./pack.ts";
import { sheet, sheetAt, SHEETS } from "./sheets.ts";
import { find, move, nameOf, next, thingAt } from "./things.ts";

export const editorSystem: EditorSystem = {
  prepare: loadLand,
  sheets: SHEETS,
  isShowable,
  makeBoard: (host, pack, events, say) => new SpaceEditBoard(host, pack, events, say),
  nameOf,
  describe,
  sheet,
  thingAt,
  sheetAt,
  find,
  next,
  move,
};
