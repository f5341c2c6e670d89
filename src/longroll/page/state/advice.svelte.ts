/** Advice to the player whose turn it is: up to three plans, the best first, shown on the map before one is played. */

import { api } from "../api/client.ts";
import type { Advice, AdvisedPlan } from "../api/types.ts";
import type { Thing, Trace } from "../boards/board.ts";
import { type AccountStep, stepsOf } from "./account.ts";
import { eventsOf } from "./log.ts";
import type { Match } from "./match.svelte.ts";
import { notice } from "./notice.svelte.ts";
import { planEntries } from "./plan.ts";

export class MatchAdvice {
  #advice = $state.raw<Advice | null>(null);
  #at = $state(0);
  asking = $state(false);

  constructor(
    private readonly match: Match,
    /** Brings these places into sight. */
    private readonly frame: (things: Thing[]) => void,
  ) {}

  /** Advice about an earlier version is worth nothing. */
  get plans(): AdvisedPlan[] {
    return this.match.open && this.#advice?.version === this.match.present.version ? this.#advice.plans : [];
  }

  get shown(): boolean {
    return this.plans.length > 0;
  }

  get at(): number {
    return Math.min(this.#at, this.plans.length - 1);
  }

  get plan(): AdvisedPlan | null {
    return this.plans[this.at] ?? null;
  }

  /** Does the plan end with a roll of the dice? Nobody knows yet what happens then. */
  get rolls(): boolean {
    return this.plan?.steps.at(-1)?.events.length === 0;
  }

  get steps(): AccountStep[] {
    const { present, entries, adapter } = this.match;
    if (!this.plan) return [];
    return stepsOf(eventsOf(planEntries(this.plan, present.to_move, entries.at(-1)?.number ?? 0)), adapter);
  }

  async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.#advice = await api.advice(this.match.present.id, this.match.present.to_move);
      this.go(0);
    } catch (error) {
      notice.error(error);
    } finally {
      this.asking = false;
    }
  }

  go(plan: number): void {
    this.#at = plan;
    this.frame(this.steps.flatMap(({ places }) => places));
  }

  close(): void {
    this.#advice = null;
  }

  /** Play the plan that is shown, all of it in one request. */
  async play(): Promise<void> {
    const actions = this.plan?.steps.map(({ action }) => action) ?? [];
    if (await this.match.play(...actions)) this.close();
  }

  get trace(): Trace {
    return { arrows: this.steps.flatMap(({ arrows }) => arrows), badges: [] };
  }
}
