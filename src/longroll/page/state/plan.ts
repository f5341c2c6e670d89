/** A plan that is advised, one that was played for the player, and the best one of an exercise. Pure. */

import type { AdvisedPlan, Entry } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";
import { type AccountStep, stepsOf } from "./account.ts";
import { eventsOf } from "./log.ts";

type Steps = Pick<AdvisedPlan, "steps">;

/** The actions of a plan as if they had been played, numbered from the next one. */
export function planEntries(plan: Steps, seat: string, after: number): Entry[] {
  return plan.steps.map(({ action, events }, place) => ({ number: after + place + 1, seat, action, dice: [], forced: false, ordered: false, events }));
}

/** What a seat did after an action up to another, as long as that still stands and the seat has done nothing since. */
export function doneFor(entries: Entry[], done: { seat: string; after: number; last: number }): Entry[] {
  const since = entries.filter(({ number, seat }) => seat === done.seat && number > done.after);
  return since.at(-1)?.number === done.last ? since : [];
}

/** How many actions remain when these are undone: a die stays. */
export function undoneTo(done: Entry[]): number {
  return done.findLast(({ dice }) => dice.length > 0)?.number ?? (done[0]?.number ?? 1) - 1;
}

/** What happens with a plan, told in steps. */
export function planSteps(plan: Steps, seat: string, after: number, adapter: Pick<Adapter, "account" | "placeOf">): AccountStep[] {
  return stepsOf(eventsOf(planEntries(plan, seat, after)), adapter);
}

/** The reasons that a figure in whole percent can show. */
export const reasonsOf = (plan: Pick<AdvisedPlan, "reasons">): AdvisedPlan["reasons"] => plan.reasons.filter(({ gain }) => Math.abs(gain) >= 0.005);

/** Does the plan end with a roll of the dice? Nobody knows yet what happens then. */
export const isRolled = (plan: Steps): boolean => plan.steps.at(-1)?.events.length === 0;
