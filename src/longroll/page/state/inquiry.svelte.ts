/** "Why not?": the answer of the rules to something that cannot be done. */

import { table } from "../api/client.ts";
import type { Refusal, State } from "../api/shapes.ts";
import type { Thing } from "../boards/board.ts";
import type { Adapter, Scene } from "../games/adapter.ts";
import { notice } from "./notice.svelte.ts";
import { words } from "./words.svelte.ts";

export interface Answer {
  sentence: string;
  rule: string;
  text: string;
  things: Thing[];
}

export class Inquiry {
  answer = $state.raw<Answer | null>(null);

  constructor(private readonly adapter: Adapter) {}

  /** Why a thing cannot be picked now. */
  async pick(scene: Scene, thing: Thing): Promise<void> {
    await this.ask(scene.state, this.adapter.wished(scene, thing));
  }

  /** Why the likeliest of these actions is refused; one that cannot even be written is passed over. */
  async ask(state: State, actions: string[]): Promise<void> {
    for (const action of actions) {
      try {
        const why = await table.why(state.id, action);
        if (!why.allowed) {
          this.show(state, why);
          return;
        }
      } catch (trouble) {
        if (action === actions.at(-1)) notice.trouble(trouble);
      }
    }
  }

  show(state: State, refusal: Refusal): void {
    this.answer = {
      sentence: this.adapter.explain(state, refusal),
      rule: refusal.rule,
      text: words.rule(refusal.rule),
      things: this.adapter.offenders(refusal),
    };
  }

  close(): void {
    this.answer = null;
  }
}
