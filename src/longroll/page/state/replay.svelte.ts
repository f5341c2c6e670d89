/** The past of a match, moment by moment. */

import { api } from "../api/client.ts";
import type { Moment, State } from "../api/types.ts";
import { notice } from "./notice.svelte.ts";
import { route } from "./route.svelte.ts";

const STEP = 700;
const NOWHERE = -1;

export class Replay {
  moments = $state.raw<Moment[]>([]);
  at = $state(0);
  state = $state.raw<State | null>(null);
  playing = $state(false);
  #timer = 0;
  /** Counts the times it was set going: a step of an earlier time takes no further one. */
  #run = 0;
  /** The moment that the address names, as far as it has been followed. */
  #told = NOWHERE;
  /** The version of the match that the moments are of. */
  #version = NOWHERE;

  constructor(private readonly id: string) {}

  get last(): number {
    return Math.max(0, this.moments.length - 1);
  }

  get moment(): Moment | undefined {
    return this.moments[this.at];
  }

  /** Read the moments of this version of the match; one that was taken back is not looked at any longer. */
  async read(version: number): Promise<void> {
    if (version === this.#version) return;
    this.#version = version;
    const before = this.moment?.action;
    const moments = await api.moments(this.id);
    if (version !== this.#version) return;
    this.moments = moments;
    if (this.state && this.moment?.action !== before) await this.go(this.at);
  }

  /** Go to the moment that the address names, if that is another one than before. */
  async follow(at: number): Promise<void> {
    if (at === this.#told || this.moments.length === 0) return;
    this.#told = at;
    await this.go(at);
  }

  close(): void {
    this.stop();
    this.state = null;
    this.#told = NOWHERE;
    this.#version = NOWHERE;
  }

  async go(at: number): Promise<void> {
    const number = Math.max(0, Math.min(at, this.last));
    const address = route.address;
    this.at = number;
    try {
      const state = await api.moment(this.id, number);
      if (this.at !== number || this.#version === NOWHERE) return;
      if (route.address !== address) return; // the reader is on the way elsewhere, which must not be overwritten
      this.state = { ...state, choices: [] };
      this.#told = number;
      route.slide({ screen: "match", id: this.id, at: number });
    } catch (error) {
      this.stop();
      notice.error(error);
    }
  }

  /** To the next moment in a direction that is at least a battle, or a phase, or a turn. */
  jump(direction: 1 | -1, kinds: Moment["kind"][]): void {
    let at = this.at + direction;
    while (at > 0 && at < this.last && !kinds.includes(this.moments[at]?.kind ?? "step")) at += direction;
    void this.go(at);
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    void this.#step(++this.#run);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #step(run: number): Promise<void> {
    if (!this.playing || run !== this.#run) return;
    if (this.at >= this.last) {
      this.stop();
      return;
    }
    await this.go(this.at + 1);
    if (this.playing && run === this.#run) this.#timer = window.setTimeout(() => void this.#step(run), STEP);
  }
}
