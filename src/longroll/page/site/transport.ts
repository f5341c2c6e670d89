/** The page's way to its worker. */

import type { Feed, Listener, Message, Reply, Transport } from "../api/transport.ts";
import type { Update } from "../api/types.ts";
import type { Asked, Told } from "./messages.ts";

const DELETED = 4404;

export interface Progress {
  progress(loaded: number, total: number): void;
  /** `kept`: matches outlive the tab. */
  ready(kept: boolean): void;
  failed(reason: string): void;
}

export class WorkerTransport implements Transport {
  readonly #worker: Worker;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #listeners = new Map<number, Listener>();
  #last = 0;

  constructor(private readonly begun: Progress) {
    const base = new URL("./", document.baseURI).href;
    this.#worker = new Worker(new URL("./hostWorker.ts", import.meta.url), { type: "module", name: base });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.begun.failed(event.message);
  }

  send({ method, path, body = "" }: Message): Promise<Reply> {
    const number = ++this.#last;
    this.#ask({ kind: "request", number, method, path, body, language: document.documentElement.lang });
    return new Promise((resolve) => this.#replies.set(number, resolve));
  }

  follow(match: string, client: string, listener: Listener): Feed {
    let number = 0;
    const open = (): void => {
      number = ++this.#last;
      this.#listeners.set(number, listener);
      this.#ask({ kind: "follow", number, match, since: listener.version(), language: document.documentElement.lang, client });
    };
    const close = (): void => {
      this.#listeners.delete(number);
      this.#ask({ kind: "leave", number });
    };
    open();
    return {
      close,
      reopen: () => {
        close();
        open();
      },
    };
  }

  #ask(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if (told.kind === "progress") this.begun.progress(told.loaded, told.total);
    else if (told.kind === "ready") this.begun.ready(told.kept);
    else if (told.kind === "failed") this.begun.failed(told.reason);
    else if (told.kind === "reply") {
      this.#replies.get(told.number)?.({ status: told.status, text: told.text });
      this.#replies.delete(told.number);
    } else this.#news(told.number, told.text, told.end);
  }

  #news(number: number, text: string, end: number): void {
    const listener = this.#listeners.get(number);
    if (end === DELETED) listener?.deleted();
    else if (end) listener?.connected(false);
    else listener?.update(JSON.parse(text) as Update);
  }
}
