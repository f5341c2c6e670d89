/** The past of a match, moment by moment. */

import { table } from "../api/client.ts";
import type { Moment, State } from "../api/shapes.ts";
import { notice } from "./notice.svelte.ts";
import { route } from "./route.svelte.ts";

const STEP = 700;

export class Replay {
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  state = $state.raw<State | null>(null);
  playing = $state(false);
  #timer = 0;

  constructor(private readonly id: string) {}

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  async open(at: number): Promise<void> {
    this.moments = await table.moments(this.id);
    await this.go(at);
  }

  close(): void {
    this.stop();
    this.state = null;
  }

  async go(at: number): Promise<void> {
    const number = Math.max(0, Math.min(at, this.last));
    this.at = number;
    try {
      const state = await table.moment(this.id, number);
      if (this.at !== number) return;
      this.state = { ...state, choices: [] };
      route.slide({ screen: "match", id: this.id, at: number });
    } catch (trouble) {
      notice.trouble(trouble);
    }
  }

  /** To the next moment in a direction that is at least a battle, or a phase, or a turn. */
  jump(direction: 1 | -1, kinds: Moment["kind"][]): void {
    let at = this.at + direction;
    while (at > 0 && at < this.last && !kinds.includes(this.moments[at]?.kind ?? "step")) at += direction;
    void this.go(at);
  }

  play(): void {
    this.playing = true;
    void this.#step();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #step(): Promise<void> {
    if (!this.playing) return;
    if (this.at >= this.last) {
      this.stop();
      return;
    }
    await this.go(this.at + 1);
    this.#timer = window.setTimeout(() => void this.#step(), STEP);
  }
}
