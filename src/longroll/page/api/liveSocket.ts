/** The live line of a match: news as they come; after a break it asks for what was missed. */

import type { News } from "./types.ts";

export interface Listener {
  /** The version known so far. */
  known(): number;
  news(news: News): void;
  /** The line is up, or down. */
  line(up: boolean): void;
  /** The match is no longer there. */
  gone(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SILENCE = 40_000; // the server says something every 15 s
const GONE = 4404;

export class LiveSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #watch = 0;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  /** Begin anew, for the language of the line is that of its beginning. */
  renew(): void {
    if (this.#closed || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/matches/${this.id}/live?since=${this.listener.known()}&language=${document.documentElement.lang}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onopen = () => this.#up();
    socket.onmessage = (message) => this.#hear(String(message.data));
    socket.onclose = (end) => this.#down(end.code);
    this.#socket = socket;
  }

  #up(): void {
    this.#wait = FIRST_WAIT;
    this.#listen();
    this.listener.line(true);
  }

  #hear(text: string): void {
    this.#listen();
    const news = JSON.parse(text) as News & { beat?: boolean };
    if (!news.beat) this.listener.news(news);
  }

  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #down(code: number): void {
    clearTimeout(this.#watch);
    if (this.#closed) return;
    if (code === GONE) {
      this.listener.gone();
      return;
    }
    this.listener.line(false);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
