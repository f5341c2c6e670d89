/** The worker in which computer players think. Its name is the address of the site. */

import type { Thinking, Thought } from "./messages.ts";
import { loadPython } from "./python.ts";

type Think = (wanted: string, question: string, hurry: () => boolean, progress: (done: number, total: number) => void) => string;

const python = loadPython(self.name, () => undefined).then((loaded) => loaded.pyimport("longroll.hosts.browser.thinker").think as Think);

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  const signal = data.hurry && new Uint8Array(data.hurry);
  self.postMessage(await answer(data, () => signal !== null && Atomics.load(signal, 0) === 1));
};

const report = (done: number, total: number): void => self.postMessage({ done, total } satisfies Thought);

async function answer({ wanted, question }: Thinking, hurry: () => boolean): Promise<Thought> {
  try {
    return { answer: (await python)(wanted, question, hurry, report) };
  } catch (error) {
    return { failure: String(error) };
  }
}
