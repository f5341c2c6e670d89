/** "Why not?": the answer of the rules to something that cannot be done. */

import { api } from "../api/client.ts";
import type { Refusal, State } from "../api/types.ts";
import type { Thing } from "../boards/board.ts";
import type { Adapter, Scene } from "../games/adapter.ts";
import { notice } from "./notice.svelte.ts";
import { say, words } from "./words.svelte.ts";

export interface Answer {
  sentence: string;
  rule: string;
  text: string;
  things: Thing[];
}

interface Found {
  refusal: Refusal;
  /** What was asked about. */
  state: State;
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

  /** In the language that is set; only as long as the question makes sense. */
  get answer(): Answer | null {
    const found = this.#found;
    if (!found || this.present()?.version !== found.state.version) return null;
    const { refusal, state } = found;
    return {
      sentence: this.adapter.explain(state, refusal),
      rule: refusal.rule,
      text: words.rule(refusal.rule),
      things: this.adapter.offenders(refusal),
    };
  }

  /** Why a thing cannot be picked now. */
  async pick(scene: Scene, thing: Thing): Promise<void> {
    await this.ask(scene.state, this.adapter.wished(scene, thing));
  }

  /** Why the likeliest of these actions is refused; one that cannot even be written is passed over. */
  async ask(state: State, actions: string[]): Promise<void> {
    const number = ++this.#asked;
    for (const action of actions) {
      try {
        const why = await api.why(state.id, action);
        if (number !== this.#asked) return;
        if (!why.allowed) {
          this.show(state, why);
          return;
        }
      } catch (error) {
        if (number === this.#asked && action === actions.at(-1)) notice.error(error);
        if (action === actions.at(-1)) return;
      }
    }
    if (number === this.#asked) notice.show(say("pick-lit"));
  }

  show(state: State, refusal: Refusal): void {
    this.#found = { refusal, state };
  }

  close(): void {
    this.#asked += 1;
    this.#found = null;
  }
}
