/** The American Civil War in the lobby. */

import type { Card } from "../card.ts";
import Picture from "./Picture.svelte";

export const card: Card = { presets: [{ name: "standard", options: {} }], Picture };
