/** The American Civil War in the lobby. */

import type { Card } from "../card.ts";
import Picture from "./Picture.svelte";

const SWITCHES = ["election", "experience", "initiative", "capture", "entrench", "raildest", "blockade", "avoid", "states", "reinf", "terrain"];

export const card: Card = {
  presets: [
    { name: "standard", options: {} },
    { name: "advanced", options: Object.fromEntries(SWITCHES.map((name) => [name, "on"])) },
  ],
  Picture,
};
