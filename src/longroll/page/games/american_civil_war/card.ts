/** The American Civil War in the lobby. */

import type { Card } from "../card.ts";

const SWITCHES = ["election", "experience", "initiative", "capture", "entrench", "raildest", "blockade", "avoid", "states", "reinf", "terrain"];

async function draw(host: HTMLElement, board: unknown): Promise<void> {
  const { drawPicture } = await import("../../boards/american_civil_war/picture.ts");
  await drawPicture(host, board);
}

export const card: Card = {
  titles: {
    "civil-war-basic": { minutes: 60, complexity: 2 },
    "civil-war-standard": { minutes: 300, complexity: 3 },
    "civil-war-teams": { minutes: 300, complexity: 3 },
  },
  presets: [
    { name: "standard", options: {} },
    { name: "advanced", options: Object.fromEntries(SWITCHES.map((name) => [name, "on"])) },
  ],
  draw,
};
