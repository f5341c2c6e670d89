/** What the server sends about A House Divided: a position as a seat sees it, and the board. */

export type Side = "union" | "confederate";
export type Holder = Side | "nobody";
export type Home = Side | "neutral";
export type LineKind = "road" | "rail" | "river";
export type Compass = "N" | "E" | "S" | "W";

export const SIDES: readonly Side[] = ["union", "confederate"];

export interface Unit {
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

export interface Threat {
  side: Side;
  rule: string;
  have: number;
  need: number;
  /** So near that both players should be warned. */
  near: boolean;
  boxes: string[];
}

export interface Battle {
  box: string;
  round: number;
  firing: Side;
  attacker: Side;
  declared: { unit: string; target: string }[];
  values: Record<string, Record<string, number>>;
}

export interface View {
  turn: number;
  side: Side;
  step: string;
  phase: string;
  marches: number;
  invasion: boolean;
  recruits: number;
  /** The box that is asked about, if there is one. */
  box: string;
  units: Unit[];
  control: Record<string, Holder>;
  lightly: string[];
  maximum: Record<Side, number>;
  strength: Record<Side, number>;
  pool: Record<Side, { infantry: number; cavalry: number }>;
  reserve: number;
  last_turn: number;
  threats: Threat[];
  battle: Battle | null;
}

export interface Box {
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

export interface Line {
  id: string;
  a: string;
  b: string;
  type: LineKind;
  crossing_into: string[];
  downstream?: string;
  river?: string;
}

export interface BoardData {
  boxes: Box[];
  lines: Line[];
  turns: { turn: number; year: number; months: number[] }[];
}

export const readBoard = (board: unknown): BoardData => board as BoardData;
export const readView = (view: unknown): View => view as View;
