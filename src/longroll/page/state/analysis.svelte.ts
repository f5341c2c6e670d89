/** The analysis of a finished match: asked for, waited for, read. */

import { api, ApiError } from "../api/client.ts";
import type { AnalysisResult, AnalysisStatus, Moment } from "../api/types.ts";
import { say } from "./words.svelte.ts";

/** How long until it is asked again how far it is, and after an answer that did not come, in milliseconds. */
const SOON = 600;
const LATER = 3000;

export class MatchAnalysis {
  #stand = $state.raw<AnalysisStatus | null>(null);
  moments = $state.raw<Moment[]>([]);
  /** Why there is none. */
  said = $state("");
  #timer = 0;
  #closed = false;

  constructor(private readonly id: string) {}

  get status(): AnalysisStatus["status"] | "" {
    return this.#stand?.status ?? "";
  }

  get result(): AnalysisResult | null {
    return this.#stand?.result ?? null;
  }

  get waiting(): boolean {
    return this.status === "queued" || this.status === "running";
  }

  /** The part that is done. */
  get progress(): number {
    const { done = 0, total = 0 } = this.#stand ?? {};
    return total > 0 ? done / total : 0;
  }

  async look(): Promise<void> {
    await this.#ask(() => api.analysis(this.id));
  }

  async request(): Promise<void> {
    await this.#ask(() => api.requestAnalysis(this.id));
  }

  async cancel(): Promise<void> {
    await this.#ask(() => api.cancelAnalysis(this.id));
    if (this.status === "none") this.said = say("analysis-cancelled");
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<AnalysisStatus>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      await this.#take(await question());
    } catch (error) {
      const offline = !(error instanceof ApiError) || error.status === 0;
      this.said = offline ? say("error-offline") : error.message;
      if (offline) this.#again(LATER);
    }
  }

  async #take(stand: AnalysisStatus): Promise<void> {
    const interrupted = this.waiting && stand.status === "none";
    this.said = interrupted ? say("analysis-interrupted") : stand.message;
    if (stand.result && this.moments.length === 0) this.moments = await api.moments(this.id);
    this.#stand = stand;
    if (this.waiting) this.#again(SOON);
  }

  #again(wait: number): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.look(), wait);
  }
}
