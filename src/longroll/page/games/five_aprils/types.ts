/** What the server sends about Across Five Aprils, under short names. */

import type { FiveAprilsBoard, FiveAprilsHexMap, FiveAprilsView } from "../../api/schema.ts";

export type {
  FiveAprilsBoard as BoardData,
  FiveAprilsCombat as Combat,
  FiveAprilsControl as Control,
  FiveAprilsCounter as Counter,
  FiveAprilsForecast as Forecast,
  FiveAprilsFormation as Formation,
  FiveAprilsHexMap as HexMap,
  FiveAprilsMoraleRow as MoraleRow,
  FiveAprilsShift as Shift,
  FiveAprilsUnit as Unit,
  FiveAprilsView as View,
  FiveAprilsWaiting as Waiting,
  FiveAprilsWorks as Works,
} from "../../api/schema.ts";

export type Side = FiveAprilsView["side"];
export type Holder = FiveAprilsView["control"][number]["side"];
export type Terrain = FiveAprilsHexMap["base"];
export type LineKind = FiveAprilsHexMap["lines"][number]["kind"];
export type WaterKind = FiveAprilsHexMap["water"][number]["kind"];
export type Direction = FiveAprilsHexMap["compass"]["union"][number];
export type North = FiveAprilsHexMap["north"];

export const SIDES: readonly Side[] = ["union", "confederate"];

export const readBoard = (board: unknown): FiveAprilsBoard => board as FiveAprilsBoard;
export const readView = (view: unknown): FiveAprilsView => view as FiveAprilsView;
