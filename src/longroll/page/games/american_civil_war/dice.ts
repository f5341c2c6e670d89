/** The dice and the chances that events tell of. */

import type { LogEvent } from "../../api/types.ts";
import { sideOf } from "../../state/seats.ts";
import type { Die, Shot } from "../adapter.ts";
import { partyOf } from "./forces.ts";
import { atLeast, melee, oneDie } from "./odds.ts";

/** How many dice of the action tell of the event. */
const THROWN: Record<string, number> = { shot: 2, rally: 2, fired: 2, pursued: 1 };
/** Two throw at each other: two dice each. */
const EACH = 2;

export function thrown({ kind, facts, seat, dice }: LogEvent): Die[] {
  const own = typeof facts["sort"] === "string" ? partyOf(facts["sort"]) : sideOf(seat);
  const cast = (side: string, from: number, to: number): Die[] => dice.slice(from, to).map((roll) => ({ side, roll }));
  if (kind === "charged") return [...cast(own, 0, EACH), ...cast(partyOf(String(facts["target"])), EACH, 2 * EACH)];
  if (kind === "naval-battle") return [...cast("union", 0, EACH), ...cast("confederate", EACH, 2 * EACH)];
  return cast(own, 0, THROWN[kind] ?? 0);
}

export function shots(events: LogEvent[]): Shot[] {
  return events.flatMap(({ kind, facts }) => {
    const side = partyOf(String(facts["sort"] ?? ""));
    const bonus = Number(facts["bonus"] ?? 0);
    if (kind === "shot") return [{ side, chance: atLeast(Number(facts["need"]), bonus), hit: facts["hit"] === "yes" }];
    if (kind === "fired") return [{ side, chance: atLeast(Number(facts["need"]), bonus), hit: facts["result"] !== "miss" }];
    if (kind === "rally") return [{ side, chance: atLeast(Number(facts["need"]), 0), hit: facts["back"] === "yes" }];
    if (kind === "pursued") return [{ side, chance: oneDie(Number(facts["need"]), bonus), hit: facts["caught"] === "yes" }];
    if (kind !== "charged") return [];
    const { destroyed, routed } = melee(bonus, Number(facts["other_bonus"]));
    return [{ side, chance: destroyed + routed, hit: String(facts["result"]).startsWith("target") }];
  });
}
