/** What the lobby must know of the games of a system; it is loaded without the rest. */

export interface Card {
  /** Sets of options under one name; `preset-NAME` says which. */
  presets: Preset[];
  /** Draws the map of a title from its board as the server sends it; the scripts of the board are not needed before. */
  draw(host: HTMLElement, board: unknown): Promise<void>;
}

export interface Preset {
  name: string;
  options: Record<string, string>;
}
