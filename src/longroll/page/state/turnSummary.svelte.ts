/** What others did since the viewer's own last turn: shown until it is put away, and again when it is asked for. */

import type { LogEvent } from "../api/types.ts";
import type { Thing, Trace } from "../boards/board.ts";
import { type AccountStep, othersTurn, stepsOf } from "./account.ts";
import type { Match } from "./match.svelte.ts";
import { keepSeen, seenIn } from "./seen.ts";

export class TurnSummary {
  /** Asked for although it was put away. */
  #again = $state(false);
  /** Where the reader is: at a step, or before the first, where all is seen at once. A longer account begins anew. */
  #place = $state.raw({ of: 0, step: -1 });
  /** Opened although something else needs the room: the last action of which account. */
  #unfolded = $state(0);
  #kept = $state.raw({ seat: "", number: 0 });

  readonly #all: LogEvent[] = $derived.by(() => {
    const { entries, present, adapter, board } = this.match;
    return othersTurn(entries, present, (event) => adapter.account.turnOf(event, board));
  });
  readonly steps: AccountStep[] = $derived.by(() => stepsOf(this.#again ? this.#all : this.#all.filter(({ number }) => number > this.seen), this.match.adapter));

  constructor(
    private readonly match: Match,
    /** Brings these places into sight. */
    private readonly frame: (things: Thing[]) => void,
  ) {}

  /** Is there anything that could be shown? */
  get any(): boolean {
    return this.#all.length > 0;
  }

  /** It comes up when the viewer has the choice, and no longer when the game is over; a lesson tells it itself, and an exercise begins without. */
  get shown(): boolean {
    const { present, playback } = this.match;
    if (playback.state || this.steps.length === 0) return false;
    return this.#again || (!present.lesson && !present.exercise && present.seat !== "" && present.to_move === present.seat);
  }

  /** -1: all of it. */
  get at(): number {
    if (this.steps.length === 1) return 0;
    return this.#place.of === this.#last ? this.#place.step : -1;
  }

  get step(): AccountStep | null {
    return this.steps[this.at] ?? null;
  }

  /** The steps that are seen on the map now. */
  get visible(): AccountStep[] {
    return this.step ? [this.step] : this.steps;
  }

  /** The first action that it tells of. */
  get first(): number {
    return this.#all[0]?.number ?? 0;
  }

  get unfolded(): boolean {
    return this.#unfolded === this.#last;
  }

  set unfolded(open: boolean) {
    this.#unfolded = open ? this.#last : 0;
  }

  get #last(): number {
    return this.#all.at(-1)?.number ?? 0;
  }

  /** The last action of what was put away. */
  get seen(): number {
    const { id, seat } = this.match.present;
    return this.#kept.seat === seat ? this.#kept.number : seenIn(id, seat);
  }

  go(step: number): void {
    const first = this.steps.length === 1 ? 0 : -1;
    this.#place = { of: this.#last, step: Math.max(first, Math.min(step, this.steps.length - 1)) };
    this.frame(this.visible.flatMap(({ places }) => places));
  }

  dismiss(): void {
    const { id, seat } = this.match.present;
    this.#again = false;
    this.#kept = { seat, number: this.#last };
    keepSeen(id, seat, this.#last);
  }

  showAgain(): void {
    this.#again = true;
    this.unfolded = true;
    this.go(-1);
  }

  trace(text: (step: AccountStep) => string): Trace {
    const badges = this.visible.flatMap((step) => {
      const thing = step.battle ? (step.title ? this.match.adapter.placeOf(step.title) : step.places[0]) : null;
      return thing ? [{ thing, text: text(step) }] : [];
    });
    return { arrows: this.visible.flatMap(({ arrows }) => arrows), badges };
  }
}
