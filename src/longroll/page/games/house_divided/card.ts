/** A House Divided in the lobby. */

import type { Card } from "../card.ts";

async function draw(host: HTMLElement, board: unknown): Promise<void> {
  const { drawPicture } = await import("../../boards/house_divided/picture.ts");
  await drawPicture(host, board);
}

export const card: Card = {
  titles: { "house-divided": { minutes: 180, complexity: 2 } },
  presets: [
    { name: "standard", options: {} },
    { name: "novice", options: { "novice-union": "on" } },
  ],
  draw,
};
