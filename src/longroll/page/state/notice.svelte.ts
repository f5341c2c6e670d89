/** One sentence at a time: a notice that is seen, and what a screen reader says. */

import { Trouble } from "../api/client.ts";
import { say } from "./words.svelte.ts";

const LASTS = 7000;

class Notice {
  text = $state("");
  spoken = $state("");
  #timer = 0;

  show(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.close(), LASTS);
  }

  close(): void {
    this.text = "";
  }

  announce(text: string): void {
    this.spoken = text;
  }

  /** Say what went wrong. */
  trouble(cause: unknown): void {
    if (!(cause instanceof Trouble)) throw cause;
    const known = words[cause.code];
    this.show(known ? say(known) : cause.message || say("trouble-unknown"));
  }
}

const words: Record<string, string> = {
  offline: "trouble-offline",
  stale: "trouble-stale",
  "foreign-seat": "trouble-foreign-seat",
};

export const notice = new Notice();
