/** What the accounts of all games have in common. */

import type { LogEvent } from "../../api/types.ts";
import type { Loss, Role } from "../adapter.ts";

/** The roles of events by their kinds; what is not listed is told by itself. */
export function rolesOf(kinds: Partial<Record<Role, readonly string[]>>): (event: LogEvent) => Role {
  const roles = new Map((Object.keys(kinds) as Role[]).flatMap((role) => (kinds[role] ?? []).map((kind): [string, Role] => [kind, role])));
  return ({ kind }) => roles.get(kind) ?? "event";
}

/** Games with units of two steps say who lost one, and who the last. */
export function unitLosses({ kind, facts }: LogEvent): Loss[] {
  if (kind !== "eliminated" && kind !== "reduced") return [];
  return [{ side: String(facts["side"]), count: 1, reduced: kind === "reduced" }];
}

/** The side that an event of one of these kinds names. */
export const sideIn = ({ kind, facts }: LogEvent, kinds: readonly string[]): string => (kinds.includes(kind) ? String(facts["side"] ?? "") : "");
