/** Which sounds belong to what happens. Pure. */

import type { LogEvent } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";

export type Sound = "move" | "dice" | "hit" | "turn" | "victory";

/** What these events sound like, in the order in which it is heard. */
export function soundsOf(events: LogEvent[], { account, dice, placeOf }: Pick<Adapter, "account" | "dice" | "placeOf">): Sound[] {
  const rolled = events.some((event) => dice(event).length > 0);
  const lost = events.some((event) => account.losses(event).length > 0);
  if (rolled || lost) return [...(rolled ? (["dice"] as const) : []), ...(lost ? (["hit"] as const) : [])];
  return events.some((event) => account.roleOf(event) !== "quiet" && placeOf(event) !== null) ? ["move"] : [];
}
