/** What is seen from a hex, as the server says: the page knows no rule about lines of sight. */

import type { AskSight, InSight } from "../../boards/five_aprils/overlays.ts";

/** Asks the server once about each hex of the ground on which a match is played. */
export function asker(match: string): AskSight {
  const known = new Map<string, Promise<InSight | null>>();
  return (hex) => {
    const answer = known.get(hex) ?? fetchSight(`/api/matches/${match}/sight/${hex}`);
    known.set(hex, answer);
    return answer;
  };
}

async function fetchSight(path: string): Promise<InSight | null> {
  const answer = await fetch(path);
  return answer.ok ? ((await answer.json()) as InSight) : null;
}
