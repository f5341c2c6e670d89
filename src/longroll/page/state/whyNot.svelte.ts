/** "Why not?": why the rules do not allow something. */

import { api, type Question } from "../api/client.ts";
import type { Refusal, State } from "../api/types.ts";
import type { Thing } from "../boards/board.ts";
import { keyOf } from "../boards/common/thing.ts";
import type { Adapter } from "../games/adapter.ts";
import { notice } from "./notice.svelte.ts";
import { say, words } from "./words.svelte.ts";

export interface Answer {
  sentence: string;
  rule: string;
  text: string;
  things: Thing[];
  /** What was asked about, if it is on the board. */
  asked: Thing | null;
}

interface Found {
  refusal: Refusal;
  state: State;
  asked: Thing | null;
}

export class WhyNot {
  #found = $state.raw<Found | null>(null);
  /** Counts the questions: an answer to an earlier one comes too late. */
  #asked = 0;

  constructor(
    private readonly adapter: Adapter,
    /** The state that can be asked about now, if there is one. */
    private readonly present: () => State | null,
  ) {}

  /** Null when the match has moved on since the question. */
  get answer(): Answer | null {
    const found = this.#found;
    if (!found || this.present()?.version !== found.state.version) return null;
    const { sentence, rule } = found.refusal;
    return { sentence, rule, text: words.rule(rule), things: this.adapter.offenders(found.refusal), asked: found.asked };
  }

  /** Why a thing cannot be picked now, or as if some actions had been played. */
  async pick(state: State, thing: Thing, after: readonly string[] = []): Promise<void> {
    await this.#ask(state, { thing: keyOf(thing), held: this.adapter.held(state) }, after, thing);
  }

  show(state: State, refusal: Refusal, asked: Thing | null = null): void {
    this.#found = { refusal, state, asked };
  }

  close(): void {
    this.#asked += 1;
    this.#found = null;
  }

  /** Ask again in the language that is set now. */
  async translate(): Promise<void> {
    const found = this.#found;
    if (found && this.answer) await this.#ask(found.state, { action: found.refusal.action });
  }

  async #ask(state: State, question: Question, after: readonly string[] = [], asked: Thing | null = null): Promise<void> {
    const number = ++this.#asked;
    try {
      const why = await api.why(state.id, question, after);
      if (number !== this.#asked) return;
      if (why.allowed) notice.show(say("nothing-there"));
      else this.show(state, why, asked);
    } catch (error) {
      if (number === this.#asked) notice.error(error);
    }
  }
}
