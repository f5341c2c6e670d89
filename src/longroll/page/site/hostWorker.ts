/** The worker of the page: the service of Longroll over IndexedDB. Its name is the address of the site. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { PyProxy } from "pyodide/ffi";
import { BotWorker } from "./botWorker.ts";
import { MemoryStore } from "./memoryStore.ts";
import type { Asked, Told } from "./messages.ts";
import { loadPython } from "./python.ts";
import type { RowStore } from "./rows.ts";
import { IndexedStore } from "./store.ts";

/** `hosts/browser/host.py` */
interface Host extends PyProxy {
  request(method: string, path: string, body: string, language: string): Promise<PyProxy & { toJs(): [number, string] }>;
  follow(feed: number, match: string, since: number, language: string, client: string): void;
  leave(feed: number): void;
  changed_elsewhere(match: string): Promise<void>;
  lead(): Promise<void>;
}

const tell = (told: Told): void => self.postMessage(told);
/** What one tab has written, the others read again. */
const tabs = new BroadcastChannel("longroll");

class ScriptBundle {
  readonly #bundle: FluentBundle;

  constructor(language: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source));
  }

  format(key: string, facts: string): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error("no such message");
    return this.#bundle.formatPattern(pattern, JSON.parse(facts) as Record<string, FluentVariable>);
  }
}

/** What Python sees of the store. Tells the other tabs which matches have changed. */
class SharedStore implements RowStore {
  constructor(private readonly store: RowStore) {}

  async write(changes: string): Promise<string> {
    const applied = await plain(this.store.write(changes));
    for (const { match } of JSON.parse(changes) as { match: string }[]) tabs.postMessage(match);
    return applied;
  }

  read = (match: string): Promise<string | undefined> => plain(this.store.read(match));
  version = (match: string): Promise<number | undefined> => plain(this.store.version(match));
  newest = (limit: number): Promise<string> => plain(this.store.newest(limit));
  estimates = (match: string): Promise<string> => plain(this.store.estimates(match));
  analysis = (match: string): Promise<string | undefined> => plain(this.store.analysis(match));
}

/** Python cannot raise the exceptions of IndexedDB. */
function plain<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw new Error(String(cause));
  });
}

async function start(): Promise<Host> {
  const { python, anew } = await loadPython(self.name, (loaded, total) => tell({ kind: "progress", loaded, total }));
  const kept = await IndexedStore.open().catch(() => null);
  const begin = python.pyimport("longroll.hosts.browser.start").start as (...ports: unknown[]) => Host;
  const news = (number: number, text: string, end: number): void => tell({ kind: "news", number, text, end });
  const host = begin(new SharedStore(kept ?? new MemoryStore()), () => new BotWorker(self.name), news, (language: string) => new ScriptBundle(language));
  tell({ kind: "ready", kept: kept !== null, anew });
  return host;
}

const host = start();
host.catch((error: unknown) => tell({ kind: "failed", reason: String(error) }));

/** One tab at a time holds this, for as long as it is open. Where nothing is stored, every tab is alone. */
async function lead(leader: Host): Promise<void> {
  const hold = async (): Promise<void> => {
    await leader.lead();
    await new Promise(() => undefined);
  };
  await navigator.locks.request("longroll-computer-players", hold).catch(() => leader.lead());
}
void host.then(lead, () => undefined);

/** Where Python does not come, the page says so; no request is answered then. */
const running = (): Promise<Host | null> => host.catch(() => null);

tabs.onmessage = async ({ data }: MessageEvent<string>) => (await running())?.changed_elsewhere(data);

self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const found = await running();
  if (!found) return;
  const { number } = data;
  if (data.kind === "follow") found.follow(number, data.match, data.since, data.language, data.client);
  else if (data.kind === "leave") found.leave(number);
  else {
    const reply = await found.request(data.method, data.path, data.body, data.language);
    const [status, text] = reply.toJs();
    reply.destroy();
    tell({ kind: "reply", number, status, text });
  }
};
