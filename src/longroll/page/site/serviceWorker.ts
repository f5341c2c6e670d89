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
  SITE: { files: Record<string, string>; packed: Record<string, string>; version: string };
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "message", listener: () => void): void;
  addEventListener(kind: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asking) => void): void;
}
const worker = self as unknown as Scope;

/** `make site` writes them above this script: the path and the hash of every file, what is in those that are compressed, and
 * the hash of all. */
const { files: FILES, packed: PACKED, version: VERSION } = worker.SITE;
/** Several sites may share an origin, each in a folder of its own. */
const PREFIX = `longroll ${worker.registration.scope} `;
const NAME = PREFIX + VERSION;
const HASHES = "hashes.json";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", () => void worker.skipWaiting()); // the page says that it wants the new version
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path !== null) event.respondWith(find(path, event.request));
});

async function install(): Promise<void> {
  const [cache, older] = await Promise.all([caches.open(NAME), olderFiles()]);
  for (const [path, hash] of Object.entries(FILES)) {
    const known = await older.get(hash)?.();
    await cache.put(path, known ?? (await load(path, hash)));
  }
  await cache.put(HASHES, new Response(JSON.stringify(FILES)));
}

/** Refuses what is not of this version: a site may be asked while its files are being replaced. */
async function load(path: string, hash: string): Promise<Response> {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok || !answer.body) throw new Error(path);
  const type = PACKED[path];
  const content = await new Response(type ? await unpacked(answer.body) : answer.body).arrayBuffer();
  if ((await hashOf(content)) !== hash) throw new Error(path);
  return new Response(content, { headers: type ? { "content-type": type, "x-unpacked": "yes" } : answer.headers });
}

/** As in `packed.ts`; a service worker can import nothing. */
async function unpacked(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [first, all] = body.tee();
  const reader = first.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  return value?.[0] === 0x1f && value[1] === 0x8b ? all.pipeThrough(new DecompressionStream("gzip")) : all;
}

async function hashOf(content: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...hash.subarray(0, 6)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
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

/** Take over the pages of the first visit too: then a later version waits for them. */
async function begin(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
  await worker.clients.claim();
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
