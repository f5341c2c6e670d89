/** Moves of others, shown one after the other at a pace that can be watched. */

import { api } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { pauseFor, type Content } from "./pace.ts";
import { settings } from "./settings.svelte.ts";

/** An action to be shown, and how the match stood after it, as far as that is known already. */
export interface Step {
  number: number;
  seat: string;
  state: State | null;
}

export interface Stage {
  /** Called with each action as it is shown. */
  show(number: number): void;
  /** How much there is to see of an action. */
  content(number: number): Content;
}

export class Playback {
  /** What is shown meanwhile; null when nothing is being played, and the present is shown. */
  state = $state.raw<State | null>(null);
  /** The last action that is shown, and whose it was. */
  at = $state(0);
  seat = $state("");
  /** How many are still to be shown. */
  waiting = $state(0);
  #queue: Step[] = [];
  /** Counts the times it was set going: what an earlier time still waits for is not shown any more. */
  #run = 0;
  /** Whose moves were skipped: what they do next is not played either, until somebody else has had the choice. */
  #skipped = "";
  #timer = 0;

  constructor(
    private readonly id: string,
    private readonly stage: Stage,
  ) {}

  /** Show these actions, starting from what is on the screen now. False: they are not to be played. */
  play(from: State, steps: Step[]): boolean {
    if (steps.some((step) => step.seat !== this.#skipped)) this.#skipped = "";
    if (settings.pace === 0 || document.hidden || this.#skipped) {
      this.#end();
      return false;
    }
    if (steps.length === 0) return true;
    this.#queue.push(...steps);
    this.waiting = this.#queue.length;
    if (!this.state) {
      this.state = { ...from, choices: [] };
      this.at = (steps[0]?.number ?? 1) - 1;
      this.seat = steps[0]?.seat ?? "";
      void this.#next(++this.#run);
    }
    return true;
  }

  /** To the present: what waits, and what the same seat does next, is not played. */
  skip(): void {
    if (!this.state) return;
    const last = this.#queue.at(-1);
    this.#skipped = last?.seat ?? this.seat;
    this.#end();
    if (last) this.stage.show(last.number);
  }

  /** Somebody else has the choice, or the past was changed: nothing of what waits is shown, and what comes then is. */
  clear(): void {
    this.#skipped = "";
    this.#end();
  }

  /** Of the actions after this one some are to be shown, or are being shown. */
  isBeyond(number: number): boolean {
    return this.state !== null && Math.max(this.at, this.#queue.at(-1)?.number ?? 0) > number;
  }

  #end(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    this.state = null;
  }

  async #next(run: number): Promise<void> {
    const step = this.#queue.shift();
    const state = step ? await this.#read(step) : null;
    if (run !== this.#run) return;
    if (!step || !state) {
      this.#end();
      return;
    }
    this.waiting = this.#queue.length;
    this.state = { ...state, choices: [] };
    this.at = step.number;
    this.seat = step.seat;
    this.stage.show(step.number);
    const pause = pauseFor(settings.pace, this.stage.content(step.number), this.waiting);
    this.#timer = window.setTimeout(() => void this.#next(run), pause);
  }

  /** What cannot be had is not shown: then it ends with the present. */
  async #read({ number, state }: Step): Promise<State | null> {
    return state ?? (await api.moment(this.id, number).catch(() => null));
  }
}
