/** What the lobby must know of the games of a system; it is loaded without the rest. */

import type { Component } from "svelte";

export interface Card {
  /** Sets of options under one name; `preset-NAME` says which. */
  presets: Preset[];
  /** The map of a title, drawn from its board as the server sends it. */
  Picture: Component<{ board: unknown }>;
}

export interface Preset {
  name: string;
  options: Record<string, string>;
}
