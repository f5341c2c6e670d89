/** What the server sends about A House Divided, under short names. */

import type { HouseDividedBoard, HouseDividedView } from "../../api/schema.ts";

export type {
  HouseDividedBattle as Battle,
  HouseDividedBoard as BoardData,
  HouseDividedBoardBox as Box,
  HouseDividedBoardLine as Line,
  HouseDividedUnit as Unit,
  HouseDividedView as View,
} from "../../api/schema.ts";

export type Side = HouseDividedView["side"];
export type Holder = HouseDividedView["control"][string];
export type Home = HouseDividedBoard["boxes"][number]["home"];
export type Compass = HouseDividedBoard["boxes"][number]["river_sides"][number];
export type LineKind = HouseDividedBoard["lines"][number]["type"];

export const SIDES: readonly Side[] = ["union", "confederate"];

export const readBoard = (board: unknown): HouseDividedBoard => board as HouseDividedBoard;
export const readView = (view: unknown): HouseDividedView => view as HouseDividedView;
