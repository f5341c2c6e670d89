/** What the page must know of a game to show it: how choices and things on its board belong together, and how
 * its facts become sentences. It knows no rule: what may be done is in the choices, why not is asked of the server. */

import type { Component } from "svelte";
import type { Choice, LogEvent, Outcome, Refusal, State } from "../api/types.ts";
import type { Highlight, MakeBoard, Thing } from "../boards/board.ts";

/** A match as it is seen: the state, and the board it is played on. */
export interface Scene {
  state: State;
  board: unknown;
}

export interface Adapter {
  /** Loads the board of the game, for a match of this id, or (empty) for a picture; its scripts are not needed before. */
  makeBoard(match: string): Promise<MakeBoard>;
  /** The names of the places and units of a board by their ids, where it may have others than those printed. */
  names(board: unknown): Record<string, string> | null;
  /** What can be laid over the board, and the key that shows it while it is held; `overlay-NAME`, `key-NAME` say what. */
  overlays: Overlay[];
  /** What is highlighted: each thing that a choice is about, and what is selected. */
  highlighted(scene: Scene): Highlight[];
  /** The choices that picking a thing may mean. */
  choicesFor(scene: Scene, thing: Thing): Choice[];
  /** Is a pick by touch shown first and played when it is confirmed? */
  previews(state: State, choice: Choice): boolean;
  /** What a pick asks for beyond the choice it means: a unit that is picked where its box is asked for. */
  followUp(scene: Scene, thing: Thing): string;
  /** The sort of piece that the player has selected for the next choice, in games where that is done first. */
  held(state: State): string;
  /** Does picking this thing, which is selected, mean to undo its selection? */
  isUndo(scene: Scene, thing: Thing): boolean;
  /** The choice of the primary button, if there is one. */
  primary(scene: Scene): Choice | null;
  /** Does the primary button give up what could still be done? Then it is plain, and no key presses it. */
  givesUp(scene: Scene): boolean;
  /** What is given up with it, in a sentence, where that is asked about first; empty: nothing worth asking. */
  left(scene: Scene): string;
  /** Other choices that are about no thing on the board. */
  secondaryActions(scene: Scene): Choice[];
  /** What was done last, with all that can still do it. */
  repeat(scene: Scene, last: Choice | null): Repeat | null;
  promptText(state: State): string;
  label(scene: Scene, choice: Choice): string;
  /** The question which of several choices was meant, and a label for each of them. */
  questionFor(scene: Scene, choices: Choice[]): Question;
  /** The words of a button that makes a choice that was shown first. */
  confirmLabel(scene: Scene, choice: Choice): string;
  describe(event: LogEvent, board: unknown): string;
  /** Events of which this is the same are told as one; empty: only those with the same sentence. */
  alike(event: LogEvent): string;
  /** The sentence for several events that are alike; empty: that of one of them will do. */
  describeAll(events: LogEvent[]): string;
  /** What a refusal points at. */
  offenders(refusal: Refusal): Thing[];
  /** The place of an event on the board. */
  placeOf(event: LogEvent): Thing | null;
  /** The name of a place. */
  nameOf(thing: Thing, board: unknown): string;
  /** Does the event begin a chapter of the log? */
  isHeading(event: LogEvent): boolean;
  /** The months of a turn. */
  date(turn: number, board: unknown): string;
  /** Is some way to win so near that the players should be warned? */
  alarm(scene: Scene): boolean;
  /** Where a battle is being fought. */
  battlefield(state: State): Thing | null;
  /** The name of the sheet that is then beside the map, where it is none of a battle. */
  sheet?(state: State): string;
  /** What the events of an action leave on the battle panel: the last shots, nothing, or (null) what is there already. */
  volley(events: LogEvent[], action: string): LogEvent[] | null;
  /** The dice that an event tells of. */
  dice(event: LogEvent): Die[];
  shots(events: LogEvent[]): Shot[];
  account: Account;
  moves: Moves;
  Status: Component<StatusProps>;
  Battle: Component<BattleProps>;
}

/** How pieces are moved by hand. What may be moved, and where to, the server says. */
export interface Moves {
  /** The pieces that are meant when a thing is carried: a piece, or all of a place; none: nothing is moved now. */
  carried(scene: Scene, thing: Thing): Thing[];
  /** Others that lie where a piece lies and may go with it, where no choice is about them yet. */
  mates(scene: Scene, piece: Thing): Thing[];
  /** The actions that take a piece in hand. */
  take(scene: Scene, piece: Thing): string[];
  /** Does a choice send the piece that was taken somewhere? */
  sends(choice: Choice, piece: Thing): boolean;
}

/** What a game tells of a turn, or of a whole match, when it is looked back on. */
export interface Account {
  /** The kind of thing that the places of the board are. */
  place: string;
  /** The side whose turn begins with the event; empty: the turn goes on. */
  turnOf(event: LogEvent, board: unknown): string;
  roleOf(event: LogEvent): Role;
  /** The places that whoever moves passes, the first and the last with them; `start`: the last place that was named before. */
  wayOf(event: LogEvent, start: string): string[];
  losses(event: LogEvent): Loss[];
  /** Who holds the place of the event from now on, or nobody; empty: it changes no holder. */
  holder(event: LogEvent): string;
  /** The level of a victory, in a sentence; empty: the game has no levels. */
  verdict(outcome: Outcome): string;
  /** The figures that the result was made of. */
  score(scene: Scene): Score[];
}

/** An event begins a battle, belongs to the present one, is told by itself, or is not worth telling. */
export type Role = "battle" | "fight" | "event" | "quiet";

export interface Loss {
  side: string;
  count: number;
  /** Only weakened: it fights on. */
  reduced: boolean;
}

export interface Score {
  label: string;
  union: string;
  confederate: string;
}

export interface Overlay {
  name: string;
  key: string;
}

export interface Question {
  asked: string;
  /** One for each choice, in their order. */
  answers: string[];
}

export interface StatusProps {
  scene: Scene;
  look: (thing: Thing) => void;
  /** As if it were picked on the board. */
  pick: (thing: Thing) => void;
  read: (rule: string) => void;
}

export interface BattleProps {
  scene: Scene;
  pick: (thing: Thing) => void;
}

/** One button that plays several groups of actions, each if it is allowed. */
export interface Repeat {
  groups: string[][];
  label: string;
}

export interface Die {
  side: string;
  roll: number;
}

export interface Shot {
  side: string;
  chance: number;
  hit: boolean;
}
