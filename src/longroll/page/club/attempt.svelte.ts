/** One try at a time, whose failure is said where it was made. */

import { untrack } from "svelte";
import { ApiError } from "../api/client.ts";
import { NoPasskey } from "./passkeys.ts";
import { say } from "./words.svelte.ts";

export class Attempt {
  busy = $state(false);
  /** Why the last one failed. */
  failed = $state("");
  /** What is to be loaded after the present try. */
  #next: (() => Promise<unknown>) | null = null;

  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (untrack(() => this.busy)) return false;
    this.busy = true;
    this.failed = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.failed = explain(error);
      return false;
    } finally {
      this.busy = false;
      const next = this.#next;
      this.#next = null;
      if (next) void this.run(next);
    }
  }

  /** Show what the server has now; during another try, after it, since that may have read what was there before. */
  load(work: () => Promise<unknown>): void {
    if (untrack(() => this.busy)) this.#next = work;
    else void this.run(work);
  }
}

export function explain(error: unknown): string {
  if (error instanceof NoPasskey) return say("club-no-passkey");
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "offline") return say("error-offline");
  return error.message || say("error-unknown");
}
