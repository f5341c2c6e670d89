/** The worker that thinks, seen from the worker of the page. It is started when it is first needed. */

import type { Thinking, Thought } from "./messages.ts";

type Progress = (done: number, total: number) => void;

export class BotWorker {
  #worker: Worker | null = null;
  #waiting: ((thought: Thought) => void) | null = null;
  /** A worker that thinks hears no message, but it can ask whether this address is still there. */
  #goOn = "";

  constructor(private readonly base: string) {}

  /** Load the worker before it is asked. */
  prepare(): void {
    this.#worker ??= this.#start();
  }

  /** `hurried`: the answer is wanted at once. */
  ask(wanted: string, question: string, hurried: boolean, progress: Progress): Promise<string> {
    this.prepare();
    this.hurry();
    this.#goOn = URL.createObjectURL(new Blob());
    if (hurried) this.hurry();
    this.#worker?.postMessage({ wanted, question, goOn: this.#goOn } satisfies Thinking);
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
    URL.revokeObjectURL(this.#goOn);
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
