/** The worker in which computer players think. Its name is the address of the site. */

import type { Thinking, Thought } from "./messages.ts";
import { loadPython } from "./python.ts";

type Think = (wanted: string, question: string, hurry: () => boolean) => string;

const python = loadPython(self.name, () => undefined).then((loaded) => loaded.pyimport("longroll.hosts.browser.thinker").think as Think);

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  const signal = data.hurry && new Uint8Array(data.hurry);
  self.postMessage(await answer(data, () => signal !== null && Atomics.load(signal, 0) === 1));
};

async function answer({ wanted, question }: Thinking, hurry: () => boolean): Promise<Thought> {
  try {
    return { answer: (await python)(wanted, question, hurry) };
  } catch (error) {
    return { failure: String(error) };
  }
}
