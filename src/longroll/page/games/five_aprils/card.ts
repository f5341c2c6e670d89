/** Across Five Aprils in the lobby. */

import type { Card } from "../card.ts";

async function draw(host: HTMLElement, board: unknown): Promise<void> {
  const { drawPicture } = await import("../../boards/five_aprils/picture.ts");
  drawPicture(host, board);
}

export const card: Card = { presets: [{ name: "standard", options: {} }], draw };
