/** The memory of a Python that has loaded our program. A browser that has room keeps it after the first visit: to start
 * from it takes a fraction of the time. It fits one version of the program and is never needed. */

import type { Parts } from "./parts.ts";
import { fill, thin } from "./sparse.ts";

const NAME = "longroll-memory";
const SIZE = "x-size";
/** It must not take the room of matches. */
const FREE = 400e6;

/** Named after the files that it was made of. */
function addressOf(base: string, { files }: Parts): string {
  const names = Object.values(files).map(({ path }) => path.slice(path.lastIndexOf("/") + 1));
  return `${base}memory/${names.join("+")}`;
}

/** Nothing if there is none, or not all of it. */
export async function findSnapshot(base: string, parts: Parts): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const found = await (await caches.open(NAME)).match(addressOf(base, parts));
    const thinned = await found?.arrayBuffer();
    return thinned && String(thinned.byteLength) === found?.headers.get(SIZE) ? fill(thinned) : undefined;
  } catch {
    return undefined; // nothing may be stored here
  }
}

/** In place of an older one of this site. */
export async function keepSnapshot(base: string, parts: Parts, memory: Uint8Array): Promise<void> {
  await dropSnapshots(base);
  const thinned = thin(memory);
  const answer = new Response(thinned, { headers: { [SIZE]: String(thinned.length) } });
  await (await caches.open(NAME)).put(addressOf(base, parts), answer);
}

export async function dropSnapshots(base: string): Promise<void> {
  const cache = await caches.open(NAME);
  const all = await cache.keys();
  await Promise.all(all.filter(({ url }) => url.startsWith(`${base}memory/`)).map((request) => cache.delete(request)));
}

export async function isRoomForSnapshot(): Promise<boolean> {
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return quota - usage > FREE;
}
