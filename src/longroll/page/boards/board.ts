/** What the server asks of a board, whatever the game: show a position, light what may be picked, tell what was picked. */

import type { Say } from "../words/catalogue.ts";

/** A thing on the board. Its element has the attribute `data-KIND="ID"`: `data-box`, `data-hex`, `data-unit`. */
export type Thing = { kind: string; id: string };

/** A thing that may be picked now; `paths` are drawn while it is hovered or focused. */
export interface Highlight {
  thing: Thing;
  /** Names a style: an ordinary choice, one that starts a battle, or the present selection. */
  tone: "choice" | "battle" | "selected";
  /** What a screen reader and a tooltip say. */
  label: string;
  paths?: HighlightPath[];
}

/** A way over the board: the places it passes, and the kind of each step between them. */
export interface HighlightPath {
  places: string[];
  kinds: string[];
}

/** A move that was made: the places it passed, the side that made it, how many went that way. */
export interface Arrow {
  way: Thing[];
  side: string;
  count: number;
}

/** What was fought somewhere, in a few signs. */
export interface Badge {
  thing: Thing;
  text: string;
}

/** What happened, drawn over the map. */
export interface Trace {
  arrows: Arrow[];
  badges: Badge[];
}

export interface BoardEvents {
  /** A thing, highlighted or not, was clicked, tapped (`touch`: by a finger, which cannot hover first), or chosen with Enter. */
  pick(thing: Thing, touch: boolean): void;
  /** The pointer or the focus is on a thing, or (null) on nothing. */
  point(thing: Thing | null): void;
  /** A thing is dragged; answers the pieces that go with the pointer. None: the map is dragged. */
  carry(thing: Thing): Thing[];
  /** What was dragged is put down on a thing, or (null) let go. */
  drop(thing: Thing | null): void;
  /** A thing is added to what is in hand, or taken from it. Answers whether it is one that can be moved. */
  gather(thing: Thing): boolean;
}

/** The point (0, 0) of the sheet is at (cx, cy) of a screen of this size, and everything k times as large. */
export interface CameraState {
  cx: number;
  cy: number;
  k: number;
  width: number;
  height: number;
}

/** A part of the map that has a button. */
export interface Theatre {
  id: string;
  label: string;
}

export interface Board {
  /** Draw a position; `view` is the game's view as the server sends it. Moves of units are animated unless `still`, along the
   * `ways` that were gone. `past`: it is one of a replay. */
  show(view: unknown, still?: boolean, past?: boolean, ways?: Thing[][]): void;
  /** Light what may be picked. The map goes there if nothing of it is seen, once for each `question`: the player may look elsewhere. */
  highlight(highlighted: Highlight[], question: string): void;
  /** Point at things (the offending piece of a refusal, the place of a log line) until the next call. */
  mark(things: Thing[]): void;
  /** Draw what happened until the next call. */
  trace(trace: Trace): void;
  /** Show a highlighted thing as if it were hovered, with its path and words, until the next call. */
  propose(thing: Thing | null): void;
  /** One of the adapter's overlays, or `none`. */
  overlay(name: string): void;
  hideCounters(hidden: boolean): void;
  /** Bring a place or a theatre into sight. */
  lookAt(target: Thing | { theatre: string }): void;
  /** Bring all of these into sight at once. */
  frame(things: Thing[]): void;
  /** How high the host must be for everything to be seen, in pixels; `0`: any height will do. */
  wholeHeight(): number;
  theatres(): Theatre[];
  /** How the map is looked at, for a board that is made anew (in another language) to go on from there. */
  cameraState(): CameraState;
  restoreCamera(cameraState: CameraState): void;
  destroy(): void;
}

/** Puts a board into its host, which it fills; `data` is the game's static board as the server sends it. */
export type MakeBoard = (host: HTMLElement, data: unknown, events: BoardEvents, say: Say) => Board;
