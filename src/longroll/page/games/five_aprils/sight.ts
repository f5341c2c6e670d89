/** What is seen from a hex, as the table says: the page knows no rule about lines of sight. */

import type { AskSight, InSight } from "../../boards/five_aprils/overlays.ts";

const known = new Map<string, Promise<InSight | null>>();

/** Asks the table once about each hex of a battle. */
export const asker =
  (title: () => string): AskSight =>
  (hex) => {
    const path = `/api/games/${title()}/sight/${hex}`;
    const answer = known.get(path) ?? fetchSight(path);
    known.set(path, answer);
    return answer;
  };

async function fetchSight(path: string): Promise<InSight | null> {
  const answer = await fetch(path);
  return answer.ok ? ((await answer.json()) as InSight) : null;
}
