/** Across Five Aprils in the lobby. */

import type { Card } from "../card.ts";

async function draw(host: HTMLElement, board: unknown): Promise<void> {
  const { drawPicture } = await import("../../boards/five_aprils/picture.ts");
  drawPicture(host, board);
}

export const card: Card = {
  titles: {
    bentonville: { minutes: 20, complexity: 1 },
    "bull-run": { minutes: 45, complexity: 1 },
    "pea-ridge": { minutes: 60, complexity: 2 },
    shiloh: { minutes: 90, complexity: 2 },
    gettysburg: { minutes: 180, complexity: 2 },
  },
  presets: [{ name: "standard", options: {} }],
  draw,
};
