/** Moves of others, shown one after the other at a pace that can be watched. */

import { table } from "../api/client.ts";
import type { State } from "../api/shapes.ts";
import { settings } from "./settings.svelte.ts";

export class Playback {
  /** What is shown meanwhile; null when nothing is being played. */
  state = $state.raw<State | null>(null);
  #queue: number[] = [];
  #running = false;
  #wake: () => void = () => undefined;

  constructor(
    private readonly id: string,
    /** Called with each action as it is shown. */
    private readonly each: (number: number) => void,
  ) {}

  /** Show these actions, starting from what is on the screen now. */
  play(from: State, numbers: number[]): void {
    if (settings.pace === 0 || numbers.length === 0) return;
    this.state ??= from;
    this.#queue.push(...numbers);
    if (!this.#running) void this.#run();
  }

  skip(): void {
    this.#queue = [];
    this.#wake();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let number = this.#queue.shift(); number !== undefined; number = this.#queue.shift()) {
      try {
        const state = await table.moment(this.id, number);
        this.state = { ...state, choices: [] };
      } catch {
        break;
      }
      this.each(number);
      await this.#pause();
    }
    this.#queue = [];
    this.#running = false;
    this.state = null;
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, settings.pace);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
