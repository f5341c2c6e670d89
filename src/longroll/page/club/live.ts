/** The live socket of the person who has signed in: what is new in the club; after a break it connects again. */

import { setClock } from "./clock.ts";
import { Looking } from "./looking.ts";
import type { News } from "./types.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SIGNED_OUT = 4401;
const SILENCE = 40_000; // the server sends something every 15 s

interface Listener {
  hear(news: News): void;
  /** Connected: what happened before is not sent. */
  opened(): void;
  signedOut(): void;
}

export class LiveNews {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #silence = 0;
  #closed = false;
  readonly #looking = new Looking((text) => {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  });

  constructor(private readonly listener: Listener) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#looking.close();
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#expectMore();
      this.#looking.tell();
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#expectMore();
      const news = JSON.parse(String(data)) as News;
      if (news.kind === "beat") setClock(news.now ?? NaN, Date.now() / 1000);
      else this.#hear(news);
    };
    socket.onclose = ({ code }) => this.#lost(code);
    this.#socket = socket;
  }

  #hear(news: News): void {
    this.listener.hear(news);
    if (news.kind !== "presence") this.#looking.hear();
  }

  #expectMore(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (code === SIGNED_OUT) {
      this.listener.signedOut();
      return;
    }
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
