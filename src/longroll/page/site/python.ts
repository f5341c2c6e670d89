/** Python in a worker: Pyodide and our sources, both served beside the page. */

import type { PyodideInterface } from "pyodide";

/** What `make site` has put beside the page, and how many bytes of each travel. */
export interface Parts {
  pyodide: string;
  sources: string;
  bytes: Record<string, number>;
}

const SOURCES = "/longroll";

export async function loadPython(base: string, progress: (loaded: number, total: number) => void): Promise<PyodideInterface> {
  const parts = (await (await fetch(`${base}parts.json`)).json()) as Parts;
  const meter = new Meter(parts, base, progress);
  self.fetch = meter.fetch;
  const home = `${base}${parts.pyodide}/`;
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as typeof import("pyodide");
  const [python, sources] = await Promise.all([loadPyodide({ indexURL: home }), meter.fetch(`${base}${parts.sources}`)]);
  python.unpackArchive(await sources.arrayBuffer(), "zip", { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SOURCES)})`);
  return python;
}

/** Counts the bytes that arrive. What is stored compressed is asked for under that name and unpacked here, since not every
 * server compresses. */
class Meter {
  readonly #fetch = self.fetch.bind(self);
  readonly #total: number;
  #loaded = 0;

  constructor(
    private readonly parts: Parts,
    private readonly base: string,
    private readonly progress: (loaded: number, total: number) => void,
  ) {
    this.#total = Object.values(parts.bytes).reduce((sum, bytes) => sum + bytes, 0);
  }

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input, self.location.href);
    const name = address.href.slice(this.base.length);
    const packed = `${name}.gz` in this.parts.bytes;
    const answer = await this.#fetch(packed ? `${address.href}.gz` : input, init);
    if (!answer.ok || !answer.body) return answer;
    const counted = answer.body.pipeThrough(this.#counter());
    const body = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    const type = address.pathname.endsWith(".wasm") ? "application/wasm" : (answer.headers.get("content-type") ?? "");
    return new Response(body, { headers: { "content-type": type } });
  };

  #counter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.#loaded += chunk.byteLength;
        this.progress(Math.min(this.#loaded, this.#total), this.#total);
        controller.enqueue(chunk);
      },
    });
  }
}
