/** The shapes of what the server sends about A House Divided, as far as the board draws it. */

export type Side = "union" | "confederate";
export type Holder = Side | "nobody";
export type Home = Side | "neutral";
export type LineKind = "road" | "rail" | "river";
export type Compass = "N" | "E" | "S" | "W";

export interface BoxData {
  id: string;
  name: string;
  state: string;
  x: number;
  y: number;
  home: Home;
  recruit: Record<Side, number>;
  port: boolean;
  permanent_entrenchment: boolean;
  river_sides: Compass[];
}

export interface LineData {
  id: string;
  a: string;
  b: string;
  type: LineKind;
  crossing_into: string[];
  downstream?: string;
  river?: string;
}

export interface BoardData {
  boxes: BoxData[];
  lines: LineData[];
}

export interface UnitView {
  unit: string;
  side: Side;
  arm: "infantry" | "cavalry";
  rank: "militia" | "veteran" | "crack";
  value: number;
  box: string;
  marched: number;
  digging: boolean;
  reduced: boolean;
  entrenched: boolean;
}

export interface View {
  side: Holder;
  /** The box that is asked about, if there is one. */
  box: string;
  units: UnitView[];
  control: Record<string, Holder>;
  lightly: string[];
  battle: { box: string } | null;
}

export interface Point {
  x: number;
  y: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Say = (key: string, facts?: Record<string, string | number>) => string;

export const SIDES: readonly Side[] = ["union", "confederate"];
/** The letter of a side, on its counters, tags and flags. */
export const LETTER: Readonly<Record<Side, string>> = { union: "U", confederate: "C" };

export const readBoard = (data: unknown): BoardData => data as BoardData;
export const readView = (view: unknown): View => view as View;
