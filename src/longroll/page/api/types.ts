/** What the server asks and answers, as JSON. */

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

export type UndoStop = "" | "start" | "die" | "reveal" | "seat";

/** A computer player that is choosing. */
export interface Thinking {
  seat: string;
  bot: string;
  /** When the choice came to that seat, in seconds. */
  since: number;
  /** Of the seconds of its turn, those it had spent when its present choice began. */
  spent: number;
  /** What it may spend on its turn; null: it answers at once. */
  seconds: number | null;
}

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
  thinking: Thinking | null;
}

/** The chance to win that a computer player expected when it began its turn with this action. */
export interface Expectation {
  number: number;
  seat: string;
  bot: string;
  chance: number;
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
const SECOND = "-second";

/** The side of a seat: two players may share one. */
export const sideOf = (seat: string): string => (seat.endsWith(SECOND) ? seat.slice(0, -SECOND.length) : seat);

/** What is told of a seat: its side, and whether it is the second one of it. */
export const seatFacts = (seat: string): Facts => ({ side: sideOf(seat), second: seat.endsWith(SECOND) ? "yes" : "no" });

/** Is the seat played by somebody at this screen? */
export function isPerson(standing: Pick<Standing, "seats">, seat: string): boolean {
  return PEOPLE.includes(standing.seats[seat] ?? "");
}

/** Is it the one side that is played by people here, against the computer? */
export function isOurs(standing: Pick<Standing, "seats">, side: string): boolean {
  const sides = new Set(Object.keys(standing.seats).filter((seat) => isPerson(standing, seat)).map(sideOf));
  return sides.size === 1 && sides.has(side);
}
