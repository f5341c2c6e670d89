/** A server over HTTP, and a socket for what is new. */

import { LiveSocket } from "./liveSocket.ts";
import type { Feed, Listener, Message, Reply, Transport } from "./transport.ts";

export class HttpTransport implements Transport {
  async send({ method, path, body, type, timeout }: Message): Promise<Reply> {
    const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(timeout) };
    if (body !== undefined) {
      headers["content-type"] = type;
      init.body = body;
    }
    const answer = await fetch(path, init);
    return { status: answer.status, text: await answer.text() };
  }

  follow(match: string, client: string, listener: Listener): Feed {
    return new LiveSocket(match, client, listener);
  }
}
