/** The dice and the chances that events tell of. */

import type { Event } from "../../api/shapes.ts";
import type { Die, Shot } from "../adapter.ts";
import { partyOf } from "./muster.ts";
import { atLeast, melee } from "./odds.ts";

/** How many dice of the action tell of the event: those of the attacker. */
const THROWN: Record<string, number> = { shot: 2, rally: 2, fired: 2, charged: 2, pursued: 1 };

export function thrown({ kind, facts, seat, dice }: Event): Die[] {
  const side = typeof facts["sort"] === "string" ? partyOf(facts["sort"]) : seat.replace("-second", "");
  return dice.slice(0, THROWN[kind] ?? 0).map((roll) => ({ side, roll }));
}

export function shots(events: Event[]): Shot[] {
  return events.flatMap(({ kind, facts }) => {
    const side = partyOf(String(facts["sort"] ?? ""));
    const bonus = Number(facts["bonus"] ?? 0);
    if (kind === "shot") return [{ side, chance: atLeast(Number(facts["need"]), bonus), hit: facts["hit"] === "yes" }];
    if (kind === "fired") return [{ side, chance: atLeast(Number(facts["need"]), bonus), hit: facts["result"] !== "miss" }];
    if (kind !== "charged") return [];
    const { destroyed, routed } = melee(bonus, Number(facts["other_bonus"]));
    return [{ side, chance: destroyed + routed, hit: String(facts["result"]).startsWith("target") }];
  });
}
