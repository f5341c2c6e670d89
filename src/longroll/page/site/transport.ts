/** The page's way to its worker. */

import type { Feed, Listener, Message, Reply, Transport } from "../api/transport.ts";
import type { Update } from "../api/types.ts";
import { FixedAnswers } from "./fixedAnswers.ts";
import { keepMatches, lastMatches } from "./lastMatches.ts";
import type { Asked, Told } from "./messages.ts";

const DELETED = 4404;
const OK = 200;
const MATCHES = "/api/matches?limit=200";

export interface Progress {
  progress(loaded: number, total: number): void;
  ready(kept: boolean, anew: boolean): void;
  failed(reason: string): void;
}

export class WorkerTransport implements Transport {
  readonly #worker: Worker;
  readonly #replies = new Map<number, (reply: Reply) => void>();
  readonly #listeners = new Map<number, Listener>();
  readonly #fixed: FixedAnswers;
  #begin = (): void => undefined;
  #ready: Promise<void> | undefined = new Promise((resolve) => (this.#begin = resolve));
  #last = 0;

  constructor(private readonly begun: Progress) {
    const base = new URL("./", document.baseURI).href;
    this.#fixed = new FixedAnswers(base);
    this.#worker = new Worker(new URL("./hostWorker.ts", import.meta.url), { type: "module", name: base });
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.begun.failed(event.message);
  }

  get ready(): Promise<void> | undefined {
    return this.#ready;
  }

  async send(message: Message): Promise<Reply> {
    const known = message.method === "GET" ? await this.#known(message.path) : undefined;
    if (known !== undefined) return { status: OK, text: known };
    const reply = await this.#request(message);
    if (message.path === MATCHES && reply.status === OK) keepMatches(reply.text);
    return reply;
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

  /** What can be answered without the worker. */
  async #known(path: string): Promise<string | undefined> {
    if (path === MATCHES) return this.#ready && (lastMatches() ?? undefined);
    return this.#fixed.find(path, document.documentElement.lang);
  }

  #request({ method, path, body = "" }: Message): Promise<Reply> {
    const number = ++this.#last;
    this.#ask({ kind: "request", number, method, path, body, language: document.documentElement.lang });
    return new Promise((resolve) => this.#replies.set(number, resolve));
  }

  #ask(asked: Asked): void {
    this.#worker.postMessage(asked);
  }

  #hear(told: Told): void {
    if (told.kind === "progress") this.begun.progress(told.loaded, told.total);
    else if (told.kind === "ready") this.#start(told.kept, told.anew);
    else if (told.kind === "failed") this.begun.failed(told.reason);
    else if (told.kind === "reply") {
      this.#replies.get(told.number)?.({ status: told.status, text: told.text });
      this.#replies.delete(told.number);
    } else this.#news(told.number, told.text, told.end);
  }

  #start(kept: boolean, anew: boolean): void {
    this.#ready = undefined;
    this.#begin();
    this.begun.ready(kept, anew);
  }

  #news(number: number, text: string, end: number): void {
    const listener = this.#listeners.get(number);
    if (end === DELETED) listener?.deleted();
    else if (end) listener?.connected(false);
    else listener?.update(JSON.parse(text) as Update);
  }
}
