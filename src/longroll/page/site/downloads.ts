/** The large files of the site. All begin to load at once; the bytes that arrive are counted. */

import { isUnpacked, unpack } from "./packed.ts";
import type { Packed } from "./parts.ts";

const WASM = "application/wasm";

export type Report = (loaded: number, total: number) => void;

export class Downloads {
  readonly #fetch = self.fetch.bind(self);
  readonly #begun = new Map<string, Promise<Response>>();
  readonly #total: number;
  #loaded = 0;

  constructor(
    private readonly base: string,
    files: Record<string, Packed>,
    private readonly report: Report,
  ) {
    this.#total = Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [name, file] of Object.entries(files)) {
      const begun = this.#load(file);
      begun.catch(() => undefined); // told to who asks for it
      this.#begun.set(name, begun);
    }
  }

  /** In place of the worker's: knows the files by their names. */
  fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { href } = new URL(input instanceof Request ? input.url : input, self.location.href);
    return this.#begun.get(href.slice(this.base.length)) ?? this.#fetch(input, init);
  };

  response(name: string): Promise<Response> {
    return this.fetch(this.base + name);
  }

  async #load({ path, bytes, type }: Packed): Promise<Response> {
    const answer = await this.#fetch(this.base + path);
    if (!answer.ok || !answer.body) throw new Error(`${path}: ${String(answer.status)}`);
    if (!isUnpacked(answer)) return complete(await unpack(answer.body.pipeThrough(this.#counter()), type), type);
    this.#count(bytes);
    return complete(answer, type);
  }

  #count(bytes: number): void {
    this.#loaded += bytes;
    this.report(this.#loaded, this.#total);
  }

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.#count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
  }
}

/** All but what is compiled while it comes: who is given it has all of it. */
async function complete(answer: Response, type: string): Promise<Response> {
  return type === WASM ? answer : new Response(await answer.arrayBuffer(), { headers: { "content-type": type } });
}
