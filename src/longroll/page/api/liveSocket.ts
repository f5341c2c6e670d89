/** The live socket of a match: updates as they come; after a break it asks for what was missed. */

import { ReconnectingSocket } from "./socket.ts";
import type { Feed, Listener } from "./transport.ts";
import type { Update } from "./types.ts";

const LONGEST_WAIT = 8000;
const DELETED = 4404;

export class LiveSocket implements Feed {
  readonly #socket: ReconnectingSocket;

  constructor(id: string, client: string, listener: Listener) {
    const target = (): string => {
      const query = new URLSearchParams({ since: String(listener.version()), language: document.documentElement.lang, client });
      return `/api/matches/${id}/live?${query.toString()}`;
    };
    const received = (text: string): void => {
      const message = JSON.parse(text) as Update & { beat?: boolean };
      if (!message.beat) listener.update(message);
    };
    const lost = (code: number): boolean => {
      if (code === DELETED) listener.deleted();
      else listener.connected(false);
      return code !== DELETED;
    };
    this.#socket = new ReconnectingSocket({ target, received, lost, opened: () => listener.connected(true) }, LONGEST_WAIT);
  }

  close(): void {
    this.#socket.close();
  }

  /** Connect again, because the language is set when the socket opens. */
  reopen(): void {
    this.#socket.reopen();
  }
}
