/** What the choices of any game have in common: each begins with a verb. */

import type { Choice, State } from "../api/types.ts";

export const verb = (choice: Choice): string => String(choice.facts["action"]);

/** Of these verbs the first that is offered. */
export function firstOf(verbs: readonly string[], { choices }: State): Choice | null {
  return verbs.flatMap((name) => choices.find((choice) => verb(choice) === name) ?? [])[0] ?? null;
}
