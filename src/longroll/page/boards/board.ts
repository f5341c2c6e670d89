/** What the table asks of a board, whatever the game: show a position, light what may be picked, tell what was picked. */

export type Thing = { kind: "box" | "unit"; id: string };

/** A thing that may be picked now; `paths` are drawn while it is hovered or focused. */
export interface Lit {
  thing: Thing;
  /** Names a style: an ordinary choice, one that starts a battle, or the present selection. */
  tone: "choice" | "battle" | "selected";
  /** What a screen reader and a tooltip say. */
  label: string;
  paths?: LitPath[];
}

/** A way over the board: the boxes it passes, the kind of each line between them (`sea` for a voyage). */
export interface LitPath {
  boxes: string[];
  kinds: string[];
}

export type Overlay = "none" | "rail" | "control" | "reach";

export interface BoardEvents {
  /** A lit or unlit thing was clicked, tapped (`touch`: by a finger, which cannot hover first), or chosen with Enter. */
  pick(thing: Thing, touch: boolean): void;
  /** The pointer or the focus is on a thing, or (null) on nothing. */
  point(thing: Thing | null): void;
}

export interface Board {
  /** Draw a position; `view` is the game's view as the server sends it. Moves of units are animated unless `still`. */
  show(view: unknown, still?: boolean): void;
  light(lit: Lit[]): void;
  /** Point at things (the offending piece of a refusal, the place of a log line) until the next call. */
  mark(things: Thing[]): void;
  /** Show a lit thing as if it were hovered, with its path and words, until the next call. */
  propose(thing: Thing | null): void;
  overlay(name: Overlay): void;
  hideCounters(hidden: boolean): void;
  /** Bring a place into sight, or the whole map. */
  lookAt(target: Thing | "all" | { theatre: string }): void;
  theatres(): { id: string; label: string }[];
  destroy(): void;
}

/** `data` is the game's static board as the server sends it; `names` says a place or unit for people. */
export type MakeBoard = (host: HTMLElement, data: unknown, events: BoardEvents, say: (key: string, facts?: Record<string, string | number>) => string) => Board;
