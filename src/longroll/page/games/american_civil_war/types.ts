/** What the server sends about The American Civil War: the map, and a position of the basic or the standard game. */

export type Side = "union" | "confederate";
export type Party = Side | "neutral";
export type Holder = Party | "nobody";
export type Kind = "infantry" | "cavalry" | "elite" | "artillery" | "leader";
export type BattleSide = "attacker" | "defender";
export type Home = "north" | "south" | "border" | "canada" | "mexico";

export const SIDES: readonly Side[] = ["union", "confederate"];
export const KINDS: readonly Kind[] = ["infantry", "cavalry", "elite", "artillery", "leader"];
export const BATTLE_SIDES: readonly BattleSide[] = ["attacker", "defender"];

/** Sorts of pieces and how many: `{ "union-infantry": 3 }`. */
export type Pieces = Record<string, number>;

export interface Space {
  id: string;
  name: string;
  kind: "region" | "city";
  state: string;
  home: Home;
  production: number;
  port: boolean;
  coastal: boolean;
  adjacent: string[];
}

export interface Turn {
  turn: number;
  year: number;
  month: number;
  quarter_end: boolean;
}

export interface BoardData {
  spaces: Space[];
  names: Record<string, string>;
  railways: { a: string; b: string }[];
  turns: Turn[];
}

/** A number to reach, or (in a charge) another throw to beat; `parts` are the modifiers one by one, without zeros. */
export interface Odds {
  need?: number;
  bonus: number;
  parts: Record<string, number>;
  other_bonus?: number;
  other_parts?: Record<string, number>;
  dodge?: number;
}

/** A battle. What the basic game does not have is missing there. */
export interface Battle {
  space: string;
  attacker: Holder;
  defender: Holder;
  round: number;
  part: BattleSide;
  areas: Record<BattleSide, Record<string, Pieces>>;
  shots?: number;
  size?: "none" | "skirmish" | "major";
  phase?: string;
  first?: BattleSide;
  landed?: boolean;
  quiet?: number;
  fell?: Record<BattleSide, number>;
  hidden?: BattleSide[];
  terrain?: Record<BattleSide, Record<string, string>>;
  odds?: Record<string, Odds>;
  trenches?: string[];
  /** The piece that has been given the word, or that charges, and at whom. */
  sort?: string;
  area?: string;
  aim?: string;
}

export interface Politics {
  rating: number;
  emancipated: string;
  conscription: Side[];
  war: boolean;
  britain: boolean;
  france: boolean;
  great_victory: boolean;
  seceded: string[];
}

export interface View {
  turn: number;
  side: Side;
  asked: Party;
  step: string;
  space: string;
  target: string;
  armies: Record<string, Pieces>;
  moved: Record<string, Pieces>;
  quota: Pieces;
  placed: string[];
  /** What each city pays in this scenario. */
  values: Record<string, number>;
  owners: Record<string, Holder>;
  points: Record<string, number>;
  income: Record<Side, number>;
  score: Record<Side, number>;
  needed: number | Record<Side, number>;
  /** By kind in the basic game, by nation and kind in the standard game. */
  costs: Record<string, number> | Record<string, Record<string, number>>;
  battle: Battle | null;
  aboard?: Pieces;
  retreating?: Pieces;
  east?: Record<Side, string[]>;
  naval?: Record<Side, number>;
  rail?: Record<Side, number>;
  used?: { rail: number; naval: number };
  politics?: Politics;
}

export const readBoard = (board: unknown): BoardData => board as BoardData;
export const readView = (view: unknown): View => view as View;
