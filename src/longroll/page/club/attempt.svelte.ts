/** One try at a time, whose failure is said where it was made. */

import { untrack } from "svelte";
import { ApiError } from "../api/client.ts";
import { NoPasskey } from "./passkeys.ts";
import { say } from "./words.svelte.ts";

export class Attempt {
  busy = $state(false);
  /** Why the last one failed. */
  failed = $state("");

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
    }
  }
}

export function explain(error: unknown): string {
  if (error instanceof NoPasskey) return say("club-no-passkey");
  if (!(error instanceof ApiError)) throw error;
  if (error.code === "offline") return say("error-offline");
  return error.message || say("error-unknown");
}
