/** Advice to the player whose turn it is: up to three plans, the best first, shown on the map before one is played; and what was done in the player's place,
 * shown until the player goes on. */

import { api } from "../api/client.ts";
import type { Advice, AdvisedPlan, Entry } from "../api/types.ts";
import type { Thing, Trace } from "../boards/board.ts";
import { type AccountStep, stepsOf } from "./account.ts";
import { eventsOf, lastNumber } from "./log.ts";
import type { Match } from "./match.svelte.ts";
import { notice } from "./notice.svelte.ts";
import { doneFor, planEntries, undoneTo } from "./plan.ts";

export class MatchAdvice {
  #advice = $state.raw<Advice | null>(null);
  #at = $state(0);
  /** After which action, and up to which, the computer played for the player. */
  #done = $state.raw({ seat: "", after: 0, last: 0 });
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

  /** What was done for the player, who has not gone on since. */
  get done(): Entry[] {
    return this.match.playback.state || this.shown ? [] : doneFor(this.match.entries, this.#done);
  }

  /** May at least a part of it be undone? */
  get undoable(): boolean {
    return this.done.length > 0 && this.#done.last === lastNumber(this.match.entries) && !this.match.present.undo_stops;
  }

  get at(): number {
    return Math.min(this.#at, this.plans.length - 1);
  }

  get plan(): AdvisedPlan | null {
    return this.plans[this.at] ?? null;
  }

  get steps(): AccountStep[] {
    const { present, entries, adapter } = this.match;
    const told = this.plan ? planEntries(this.plan, present.to_move, lastNumber(entries)) : this.done;
    return stepsOf(eventsOf(told), adapter);
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
    this.#done = { seat: "", after: 0, last: 0 };
  }

  /** Let the computer do the rest of what is asked now. */
  async finish(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const [seat, after] = [this.match.present.to_move, lastNumber(this.match.entries)];
    if (await this.match.finish()) {
      this.close();
      this.#done = { seat, after, last: this.match.entries.findLast((entry) => entry.seat === seat)?.number ?? 0 };
      this.frame(this.steps.flatMap(({ places }) => places));
    }
    this.asking = false;
  }

  /** Undo all of it that the rules of undoing allow. */
  async undo(): Promise<void> {
    await this.match.undo(undoneTo(this.done));
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
