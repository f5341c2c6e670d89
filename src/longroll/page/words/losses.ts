/** Losses in words. */

import type { Loss } from "../games/adapter.ts";
import { lossesOf } from "../state/account.ts";
import type { Say } from "./catalogue.ts";

const SIDES = ["union", "confederate"];

/** `Union: 1 lost, 2 reduced`, one for each side that lost anything. */
export function lossWords(losses: Loss[], say: Say): string[] {
  return SIDES.filter((side) => losses.some((loss) => loss.side === side)).map((side) => {
    const [lost, reduced] = [lossesOf(losses, side, false), lossesOf(losses, side, true)];
    return say("loss-side", { side, lost, reduced, kinds: lost === 0 ? "reduced" : reduced === 0 ? "lost" : "both" });
  });
}
