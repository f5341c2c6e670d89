/** What the lobby must know of the games of a system; it is loaded without the rest. */

export interface Card {
  /** How long a game of a title takes against the computer, about, and how hard its rules are; the one to begin with comes first. */
  titles: Record<string, Effort>;
  /** Sets of options under one name; `preset-NAME` says which. */
  presets: Preset[];
  /** Draws the map of a title from its board as the server sends it; the scripts of the board are not needed before. */
  draw(host: HTMLElement, board: unknown): Promise<void>;
}

export interface Effort {
  minutes: number;
  complexity: 1 | 2 | 3;
}

export interface Preset {
  name: string;
  options: Record<string, string>;
}
