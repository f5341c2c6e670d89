/** The pack of A House Divided in the editor. */

import type { EditorSystem } from "../system.ts";
import { BoxEditBoard } from "./board.ts";
import { describe } from "./describe.ts";
import { isShowable } from "./pack.ts";
import { sheet, sheetAt, SHEETS } from "./sheets.ts";
import { find, move, nameOf, next, thingAt } from "./things.ts";

export const editorSystem: EditorSystem = {
  sheets: SHEETS,
  isShowable,
  makeBoard: (host, pack, events, say) => new BoxEditBoard(host, pack, events, say),
  nameOf,
  describe,
  sheet,
  thingAt,
  sheetAt,
  find,
  next,
  move,
};
