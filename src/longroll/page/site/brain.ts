/** The worker that thinks, seen from the worker of the page. It is started when it is first needed. */

import type { Thinking, Thought } from "./messages.ts";

type Progress = (done: number, total: number) => void;

export class Brain {
  #worker: Worker | null = null;
  #waiting: ((thought: Thought) => void) | null = null;
  readonly #hurry = typeof SharedArrayBuffer === "undefined" ? null : new SharedArrayBuffer(1);

  constructor(private readonly base: string) {}

  ask(wanted: string, question: string, progress: Progress): Promise<string> {
    this.#worker ??= this.#start();
    if (this.#hurry) Atomics.store(new Uint8Array(this.#hurry), 0, 0);
    const thinking: Thinking = { wanted, question, hurry: this.#hurry };
    this.#worker.postMessage(thinking);
    return new Promise((resolve, reject) => {
      this.#waiting = (thought) => {
        if ("done" in thought) return progress(thought.done, thought.total);
        this.#waiting = null;
        if ("answer" in thought) resolve(thought.answer);
        else reject(new Error(thought.failure));
      };
    });
  }

  hurry(): void {
    if (this.#hurry) Atomics.store(new Uint8Array(this.#hurry), 0, 1);
  }

  restart(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#waiting?.({ failure: "stopped" });
  }

  #start(): Worker {
    const worker = new Worker(new URL("./thinkWorker.ts", import.meta.url), { type: "module", name: this.base });
    worker.onmessage = ({ data }: MessageEvent<Thought>) => this.#waiting?.(data);
    worker.onerror = () => this.restart();
    return worker;
  }
}
