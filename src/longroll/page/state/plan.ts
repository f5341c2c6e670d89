/** A plan that is advised. Pure. */

import type { AdvisedPlan, Entry } from "../api/types.ts";

/** The actions of a plan as if they had been played, numbered from the next one. */
export function planEntries(plan: AdvisedPlan, seat: string, after: number): Entry[] {
  return plan.steps.map(({ action, events }, place) => ({ number: after + place + 1, seat, action, dice: [], forced: false, events }));
}
