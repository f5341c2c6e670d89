/** Rows in IndexedDB. A batch of changes is one transaction, and durable when `write` is answered. */

import { type Change, isListed, type Json, NUMBER, type RowStore, RULES, type State, type Stored, updated } from "./rows.ts";

const NAME = "longroll";
const VERSION = 1;
const NUMBERED = ["history", "checkpoints", "estimates", "analyses"] as const;
const ALL = ["headers", "states", ...NUMBERED];
type Numbered = (typeof NUMBERED)[number];

export class IndexedStore implements RowStore {
  private constructor(private readonly database: IDBDatabase) {}

  /** Rejects where the browser keeps nothing. */
  static async open(): Promise<IndexedStore> {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const name of ALL) asked.result.createObjectStore(name);
    };
    return new IndexedStore(await result(asked));
  }

  async write(changes: string): Promise<string> {
    const transaction = this.database.transaction(ALL, "readwrite", { durability: "strict" });
    const done = finished(transaction);
    const applied: boolean[] = [];
    for (const change of JSON.parse(changes) as Change[]) applied.push(await apply(transaction, change));
    transaction.commit();
    await done;
    return JSON.stringify(applied);
  }

  async read(match: string): Promise<string | undefined> {
    const transaction = this.database.transaction(ALL);
    const [header, state, history, checkpoints] = await Promise.all([
      result(transaction.objectStore("headers").get(match)),
      result(transaction.objectStore("states").get(match)),
      result(transaction.objectStore("history").getAll(after(match))),
      result(transaction.objectStore("checkpoints").getAll(after(match))),
    ]);
    return header === undefined ? undefined : JSON.stringify({ header, state, history, checkpoints } as Json);
  }

  async version(match: string): Promise<number | undefined> {
    const state = (await result(this.database.transaction("states").objectStore("states").get(match))) as State | undefined;
    return state === undefined ? undefined : Number(state["version"]);
  }

  async newest(limit: number): Promise<string> {
    const transaction = this.database.transaction(["headers", "states"]);
    const [headers, states] = await Promise.all([
      result(transaction.objectStore("headers").getAll()) as Promise<Json[][]>,
      result(transaction.objectStore("states").getAll()) as Promise<State[]>,
    ]);
    const stored = headers.map((header, place) => ({ header, state: states[place] ?? {} }));
    return JSON.stringify(newestOf(stored, limit));
  }

  async estimates(match: string): Promise<string> {
    return JSON.stringify(await result(this.database.transaction("estimates").objectStore("estimates").getAll(after(match))));
  }

  async analysis(match: string): Promise<string | undefined> {
    const found = (await result(this.database.transaction("analyses").objectStore("analyses").getAll(after(match)))) as Json[];
    return found.length === 0 ? undefined : JSON.stringify(found.at(-1));
  }
}

export function newestOf(stored: Stored[], limit: number): Stored[] {
  return stored
    .filter(isListed)
    .sort((one, other) => updated(other) - updated(one))
    .slice(0, limit);
}

/** False if the match is gone or has moved on. */
async function apply(transaction: IDBTransaction, change: Change): Promise<boolean> {
  const states = transaction.objectStore("states");
  const state = (await result(states.get(change.match))) as State | undefined;
  if (change.analysis) {
    if (state) transaction.objectStore("analyses").put(change.analysis, [change.match, change.analysis[0]]);
    return state !== undefined;
  }
  if (!change.header && (!state || (!change.delete && state["version"] !== change.expected))) return false;
  if (change.delete) {
    transaction.objectStore("headers").delete(change.match);
    states.delete(change.match);
    cut(transaction, change.match, NUMBERED, 0);
    return true;
  }
  if (change.replace) await replace(transaction, change);
  if (change.kept !== undefined) cut(transaction, change.match, NUMBERED, change.kept);
  if (change.header) transaction.objectStore("headers").put(change.header, change.match);
  states.put({ ...state, ...change.state }, change.match);
  put(transaction, change);
  return true;
}

async function replace(transaction: IDBTransaction, change: Change): Promise<void> {
  const headers = transaction.objectStore("headers");
  const header = (await result(headers.get(change.match))) as Json[];
  header[RULES] = change.rules ?? header[RULES] ?? "";
  headers.put(header, change.match);
  cut(transaction, change.match, ["history", "checkpoints"], 0);
}

function put(transaction: IDBTransaction, { match, history = [], checkpoints = [], estimate }: Change): void {
  for (const row of history) transaction.objectStore("history").put(row, [match, Number(row[NUMBER])]);
  for (const row of checkpoints) transaction.objectStore("checkpoints").put(row, [match, row[0]]);
  if (estimate) transaction.objectStore("estimates").put(estimate, [match, estimate[0]]);
}

function cut(transaction: IDBTransaction, match: string, names: readonly Numbered[], kept: number): void {
  for (const name of names) transaction.objectStore(name).delete(after(match, kept));
}

/** The rows of a match after a number. */
const after = (match: string, number = -1): IDBKeyRange => IDBKeyRange.bound([match, number], [match, Infinity], true);

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}
