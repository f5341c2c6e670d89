/** What is seen from a hex, as the server says: the page knows no rule about lines of sight. */

import { api } from "../../api/client.ts";
import type { AskSight, InSight } from "../../boards/five_aprils/overlays.ts";

/** Asks the server once about each hex of the ground on which a match is played. */
export function asker(match: string): AskSight {
  const known = new Map<string, Promise<InSight | null>>();
  return (hex) => {
    const answer = known.get(hex) ?? api.sight(match, hex).then((sight) => sight as unknown as InSight, () => null);
    known.set(hex, answer);
    return answer;
  };
}
