/** A socket that stays connected: after a break, or when the server falls silent, it connects again, ever more slowly. */

const FIRST_WAIT = 500;
const SILENCE = 40_000; // the server sends something every 15 s

export interface SocketUser {
  /** Path and query; asked for at every connection. */
  target(): string;
  opened(): void;
  received(text: string): void;
  /** The connection is lost, with the code of the server. Whether to connect again. */
  lost(code: number): boolean;
}

export class ReconnectingSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #silence = 0;
  #closed = false;

  constructor(
    private readonly user: SocketUser,
    private readonly longestWait: number,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  /** Connect again now, where it is connected. */
  reopen(): void {
    if (this.#closed || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#open();
  }

  /** Send a text, where it is connected. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.user.target()}`);
    socket.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#expectMore();
      this.user.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#expectMore();
      this.user.received(String(data));
    };
    socket.onclose = ({ code }) => this.#lost(code);
    this.#socket = socket;
  }

  #expectMore(): void {
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    if (this.#closed || !this.user.lost(code)) return;
    this.#retry = window.setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, this.longestWait);
  }
}
