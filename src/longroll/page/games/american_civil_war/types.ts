/** What the server sends about The American Civil War, under short names. */

import type { CivilWarBattle, CivilWarBoard, CivilWarView } from "../../api/schema.ts";

export type {
  CivilWarBattle as Battle,
  CivilWarBoard as BoardData,
  CivilWarOdds as Odds,
  CivilWarPolitics as Politics,
  CivilWarSpace as Space,
  CivilWarTurn as Turn,
  CivilWarView as View,
} from "../../api/schema.ts";

export type Side = CivilWarView["side"];
export type Party = CivilWarView["asked"];
export type Holder = CivilWarView["owners"][string] | Party;
export type BattleSide = CivilWarBattle["part"];
export type Home = CivilWarBoard["spaces"][number]["home"];
/** Sorts of pieces and how many: `{ "union-infantry": 3 }`. */
export type Pieces = CivilWarView["quota"];
export type Kind = "infantry" | "cavalry" | "elite" | "artillery" | "leader";

/** A way that passes it is one by sea. */
export const SEA = "sea";
export const SIDES: readonly Side[] = ["union", "confederate"];
export const KINDS: readonly Kind[] = ["infantry", "cavalry", "elite", "artillery", "leader"];
export const BATTLE_SIDES: readonly BattleSide[] = ["attacker", "defender"];

export const readBoard = (board: unknown): CivilWarBoard => board as CivilWarBoard;
export const readView = (view: unknown): CivilWarView => view as CivilWarView;
