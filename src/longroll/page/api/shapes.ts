/** What the table asks and answers, as JSON. */

export type Fact = string | number;
export type Facts = Record<string, Fact>;

export interface Option {
  name: string;
  rule: string;
  values: string[];
}

export interface Game {
  title: string;
  system: string;
  rules: string;
  seats: string[];
  scenarios: string[];
  options: Option[];
  bots: string[];
  names: Record<string, string>;
  /** Can it be played with components that a player brings? */
  packs: boolean;
}

export interface Prompt {
  kind: string;
  rule: string;
  facts: Facts;
}

export interface Choice {
  text: string;
  facts: Facts;
}

export interface Outcome {
  winner: string;
  level: string;
  rule: string;
}

export interface Standing {
  id: string;
  name: string;
  version: number;
  title: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  to_move: string;
  prompt: Prompt;
  outcome: Outcome | null;
  actions: number;
  parent: string;
  parent_action: number;
}

export interface Summary extends Standing {
  created: number;
  updated: number;
}

export type UndoStop = "" | "start" | "die" | "seat";

export interface State extends Standing {
  system: string;
  /** Is it played with components that a player brought? */
  pack: boolean;
  seat: string;
  choices: Choice[];
  view: unknown;
  undo_stops: UndoStop;
  commitment: string;
  seed: string | null;
  trouble: string;
}

export interface Event {
  number: number;
  seat: string;
  action: string;
  dice: number[];
  kind: string;
  rule: string;
  facts: Facts;
}

export interface Played {
  state: State;
  events: Event[];
}

/** What the live line says: of the actions known before, the first `kept` still stand. */
export interface News extends Played {
  version: number;
  kept: number;
}

export interface Moment {
  number: number;
  kind: "start" | "turn" | "phase" | "battle" | "step" | "end";
  action: string;
  turn: number;
  phase: string;
  step: string;
  seat: string;
  round: number;
  box: string;
}

export interface Refusal {
  rule: string;
  code: string;
  facts: Facts;
}

export interface Why extends Refusal {
  allowed: boolean;
}

export interface NewMatch {
  title: string;
  scenario: string;
  options: Record<string, string>;
  seats: Record<string, string>;
  seed?: string;
  /** Components that the player brings, as the text of a pack. */
  pack?: string;
}

const PEOPLE = ["me", "guest"];

/** Is the seat played by somebody at this screen? */
export function isPerson(standing: Pick<Standing, "seats">, seat: string): boolean {
  return PEOPLE.includes(standing.seats[seat] ?? "");
}
