/** The live socket of the person who has signed in: what is new in the club; after a break it connects again. */

import { ReconnectingSocket } from "../api/socket.ts";
import { setClock } from "./clock.ts";
import { Looking } from "./looking.ts";
import type { News } from "./types.ts";

const LONGEST_WAIT = 15_000;
const SIGNED_OUT = 4401;

interface Listener {
  hear(news: News): void;
  /** Connected: what happened before is not sent. */
  opened(): void;
  signedOut(): void;
}

export class LiveNews {
  readonly #socket: ReconnectingSocket;
  readonly #looking = new Looking((text) => this.#socket.send(text));

  constructor(private readonly listener: Listener) {
    const opened = (): void => {
      this.#looking.report();
      listener.opened();
    };
    const lost = (code: number): boolean => {
      if (code === SIGNED_OUT) listener.signedOut();
      return code !== SIGNED_OUT;
    };
    const received = (text: string): void => this.#received(JSON.parse(text) as News);
    this.#socket = new ReconnectingSocket({ target: () => "/api/live", opened, received, lost }, LONGEST_WAIT);
  }

  close(): void {
    this.#looking.close();
    this.#socket.close();
  }

  #received(news: News): void {
    if (news.kind === "beat") {
      setClock(news.now ?? NaN, Date.now() / 1000);
      return;
    }
    this.listener.hear(news);
    if (news.kind !== "presence") this.#looking.hear();
  }
}
