/** What the server sends about Across Five Aprils: the pack of a battle, and a position. */

export type Side = "union" | "confederate";
export type Holder = Side | "nobody";
export type Arm = "infantry" | "cavalry" | "artillery" | "gunboat";
export type Terrain = "clear" | "woods" | "hill" | "wooded-hill" | "marsh" | "rough" | "town" | "river";
export type LineKind = "road" | "trail" | "railroad";
export type WaterKind = "stream" | "creek" | "river";
export type Direction = "U" | "UR" | "DR" | "D" | "DL" | "UL";
export type North = "up" | "down" | "left" | "right";

export const SIDES: readonly Side[] = ["union", "confederate"];

/** Attack, defence, movement, morale. */
export type Face = [number, number, number, number];

export interface HexMap {
  columns: [number, number];
  rows: [number, number];
  north: North;
  base: Terrain;
  terrain: Partial<Record<Terrain, string[]>>;
  hills: { name: string; hexes: string[] }[];
  lines: { name: string; kind: LineKind; hexes: string[] }[];
  water: { name: string; kind: WaterKind; sides: string[] }[];
  crossings: { side: string; kind: "bridge" | "ford" | "none"; name?: string }[];
  talus: string[];
  bank?: string[];
  places: { name: string; hex: string }[];
  entries: { letter: string; hexes: string[]; note?: string }[];
  compass: Record<Side, Direction[]>;
  objectives: { hex: string; name: string; side?: string }[];
}

export interface Formation {
  id: string;
  side: Side;
  name: string;
  markers: number;
  first_turn: number;
}

export interface Counter {
  id: string;
  side: Side;
  formation: string;
  division: string;
  label: string;
  name: string;
  arm: Arm;
  full: Face;
  reduced: Face | null;
  arrival?: { turn: number; entries: string[] };
}

export interface Turn {
  turn: number;
  day: number;
  time: string;
  night: boolean;
  check?: boolean;
  arrivals?: [number, number];
}

export interface BoardData {
  title: string;
  name: string;
  date: string;
  map: HexMap;
  turns: Turn[];
  formations: Formation[];
  units: Counter[];
  provenance: Record<string, unknown>;
}

export interface Unit {
  unit: string;
  hex: string;
  reduced: boolean;
  moved: boolean;
  target: boolean;
  attack: number;
  defence: number;
  movement: number;
  morale: number;
}

export interface Waiting {
  unit: string;
  turn: number;
  due: boolean;
  hexes: string[];
}

export interface Reach {
  hex: string;
  points: string;
  way: string[];
}

export interface Shift {
  name: string;
  columns: number;
  rule: string;
}

/** The results of the dice 1 to 6 with one morale value. */
export interface MoraleRow {
  morale: number;
  results: string[];
}

export interface Forecast {
  attack: number;
  defence: number;
  odds: string;
  initial: string;
  final: string;
  below: boolean;
  shifts: Shift[];
  on_defender: MoraleRow[];
  on_attacker: MoraleRow[];
}

export interface Combat {
  kind: string;
  stage: string;
  targets: string[];
  attackers: { unit: string; bombarding: boolean }[];
  defenders: string[];
  column: string;
  on_defender: string;
  on_attacker: string;
  losses: number;
  forecast: Forecast | null;
}

export interface Works {
  hex: string;
  kind: "breastwork" | "entrenchment";
  sides: Direction[];
}

export interface Control {
  hex: string;
  name: string;
  side: Holder;
  of: Holder;
}

export interface View {
  turn: number;
  last_turn: number;
  day: number;
  time: string;
  night: boolean;
  step: string;
  side: Side;
  phasing: Side;
  marker: string;
  cup: string[];
  draws: number;
  unit: string;
  reach: Reach[];
  units: Unit[];
  waiting: Waiting[];
  eliminated: string[];
  control: Control[];
  works: Works[];
  zones: Record<Side, string[]>;
  duties: { hexes: string[]; units: string[] };
  combat: Combat | null;
  score: Record<Side, { objectives: number; losses_inflicted: number }>;
}

export const readBoard = (board: unknown): BoardData => board as BoardData;
export const readView = (view: unknown): View => view as View;
