/** Keeps the whole site of one version. Its files are found by the hash of what is in them, so that a new version loads
 * only what has changed; a page that is open goes on with the version that it began with. */

/** The part of a service worker's scope that is used; the types of the page have only a window's. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asking) => void): void;
}
const worker = self as unknown as Scope;

/** Path and hash of every file; `make site` writes it here. */
const FILES: Record<string, string> = JSON.parse("__FILES__") as Record<string, string>;
const PREFIX = "longroll-";
const NAME = `${PREFIX}__VERSION__`;
const HASHES = "hashes.json";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path !== null) event.respondWith(find(path, event.request));
});

async function install(): Promise<void> {
  const [cache, older] = await Promise.all([caches.open(NAME), olderFiles()]);
  for (const [path, hash] of Object.entries(FILES)) {
    const known = await older.get(hash)?.();
    await cache.put(path, known ?? (await load(path)));
  }
  await cache.put(HASHES, new Response(JSON.stringify(FILES)));
}

async function load(path: string): Promise<Response> {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(path);
  return answer;
}

/** The files of versions that are still kept, by hash. */
async function olderFiles(): Promise<Map<string, () => Promise<Response | undefined>>> {
  const found = new Map<string, () => Promise<Response | undefined>>();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const hashes = (await (await cache.match(HASHES))?.json()) as Record<string, string> | undefined;
    for (const [path, hash] of Object.entries(hashes ?? {})) found.set(hash, () => cache.match(path));
  }
  return found;
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

/** The path of a file of the site; the page itself is `index.html`. */
function pathOf(address: string): string | null {
  const { scope } = worker.registration;
  if (!address.startsWith(scope)) return null;
  const path = new URL(address).pathname.slice(new URL(scope).pathname.length) || "index.html";
  return path in FILES ? path : null;
}

async function find(path: string, request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(path)) ?? fetch(request);
}
