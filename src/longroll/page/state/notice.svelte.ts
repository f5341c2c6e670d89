/** One sentence at a time: a notice that is seen, and what a screen reader says. */

import { ApiError } from "../api/client.ts";
import { say } from "./words.svelte.ts";

const LASTS = 7000;

class Notice {
  text = $state("");
  spoken = $state("");
  /** Somebody must say who he is: in a club. */
  onSignIn: () => void = () => undefined;
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
  error(cause: unknown): void {
    if (!(cause instanceof ApiError)) throw cause;
    if (cause.code === "sign-in") this.onSignIn();
    const known = words[cause.code];
    this.show(known ? say(known) : cause.message || say("error-unknown"));
  }
}

const words: Record<string, string> = {
  offline: "error-offline",
  stale: "error-stale",
  "foreign-seat": "error-foreign-seat",
};

export const notice = new Notice();
