/** What the events and refusals of any game point at. */

import type { Facts, LogEvent, Refusal } from "../../api/types.ts";
import type { Thing } from "../../boards/board.ts";

/** The first of these facts that names a thing: `at_unit` and `unit` name a unit. */
function thingIn(facts: Facts, kinds: readonly string[], prefix = ""): Thing | null {
  const kind = kinds.find((one) => typeof facts[`${prefix}${one}`] === "string" && facts[`${prefix}${one}`] !== "");
  return kind === undefined ? null : { kind, id: String(facts[`${prefix}${kind}`]) };
}

/** What a refusal points at: the thing in the way, else what was asked for. */
export function offendersIn({ facts }: Refusal, kinds: readonly string[]): Thing[] {
  const found = thingIn(facts, kinds, "at_") ?? thingIn(facts, kinds);
  return found ? [found] : [];
}

export const placeIn = ({ facts }: LogEvent, kind: string): Thing | null => thingIn(facts, [kind]);

/** What events leave on the battle panel: themselves if one of them is a `shot`, nothing if the game has moved on, else (null) what was there. */
export function volleyOf(events: LogEvent[], shot: readonly string[], movedOn: readonly string[]): LogEvent[] | null {
  const any = (kinds: readonly string[]): boolean => events.some((event) => kinds.includes(event.kind));
  if (any(shot)) return events;
  return any(movedOn) ? [] : null;
}
