/** The live socket of a match: updates as they come; after a break it asks for what was missed. */

import type { Feed, Listener } from "./transport.ts";
import type { Update } from "./types.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const SILENCE = 40_000; // the server sends something every 15 s
const DELETED = 4404;

export class LiveSocket implements Feed {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #silence = 0;
  #closed = false;

  constructor(
    private readonly id: string,
    private readonly client: string,
    private readonly listener: Listener,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** Connect again, because the language is set when the socket opens. */
  reopen(): void {
    if (this.#closed || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams({ since: String(this.listener.version()), language: document.documentElement.lang, client: this.client });
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.id}/live?${query.toString()}`);
    socket.onopen = () => this.#opened();
    socket.onmessage = (message) => this.#received(String(message.data));
    socket.onclose = (end) => this.#lost(end.code);
    this.#socket = socket;
  }

  #opened(): void {
    this.#wait = FIRST_WAIT;
    this.#expectMore();
    this.listener.connected(true);
  }

  #received(text: string): void {
    this.#expectMore();
    const message = JSON.parse(text) as Update & { beat?: boolean };
    if (!message.beat) this.listener.update(message);
  }

  #expectMore(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    if (code === DELETED) {
      this.listener.deleted();
      return;
    }
    this.listener.connected(false);
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
