/** The worker in which computer players think. Its name is the address of the site. */

import type { Thinking, Thought } from "./messages.ts";
import { loadPython } from "./python.ts";

type Think = (wanted: string, question: string, hurry: () => boolean, progress: (done: number, total: number) => void) => string;

const thinker = loadPython(self.name, () => undefined).then(({ python }) => python.pyimport("longroll.hosts.browser.thinker").think as Think);

self.onmessage = async ({ data }: MessageEvent<Thinking>) => {
  self.postMessage(await answer(data, throttle(() => !isThere(data.goOn))));
};

const PAUSE = 50;

/** Asked at every step of the search, looked at some times in a second. */
function throttle(look: () => boolean): () => boolean {
  let [next, found] = [0, false];
  return () => {
    if (!found && performance.now() >= next) {
      found = look();
      next = performance.now() + PAUSE;
    }
    return found;
  };
}

function isThere(address: string): boolean {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.send();
    return true;
  } catch {
    return false;
  }
}

const report = (done: number, total: number): void => self.postMessage({ done, total } satisfies Thought);

async function answer({ wanted, question }: Thinking, hurry: () => boolean): Promise<Thought> {
  try {
    return { answer: (await thinker)(wanted, question, hurry, report) };
  } catch (error) {
    return { failure: String(error) };
  }
}
