/** How the page reaches its host: a server over HTTP, or a worker of the page itself. */

import { HttpTransport } from "./http.ts";
import type { Update } from "./types.ts";

export interface Message {
  method: string;
  path: string;
  body?: string;
  type: string;
  /** Milliseconds. */
  timeout: number;
}

export interface Reply {
  status: number;
  text: string;
}

/** What somebody who follows a match is sent. */
export interface Listener {
  /** The version known so far. */
  version(): number;
  update(update: Update): void;
  connected(up: boolean): void;
  /** The match no longer exists. */
  deleted(): void;
}

export interface Feed {
  close(): void;
  /** Begin again, because the language is set when the feed begins. */
  reopen(): void;
}

export interface Transport {
  /** Rejects if nobody answers. */
  send(message: Message): Promise<Reply>;
  follow(match: string, client: string, listener: Listener): Feed;
  /** Until then the list of matches may be that of the last visit. */
  readonly ready?: Promise<void> | undefined;
}

let used: Transport = new HttpTransport();

export const transport = (): Transport => used;

export function useTransport(other: Transport): void {
  used = other;
}
