/** Rows in memory, for a browser that keeps nothing: they are gone with the tab. */

import { type Change, type Json, NUMBER, type RowStore, RULES, type Stored } from "./rows.ts";
import { newestOf } from "./store.ts";

interface Kept extends Stored {
  history: Json[][];
  checkpoints: [number, string][];
  estimates: [number, ...Json[]][];
}

export class MemoryStore implements RowStore {
  readonly #matches = new Map<string, Kept>();

  write(changes: string): Promise<string> {
    return Promise.resolve(JSON.stringify((JSON.parse(changes) as Change[]).map((change) => this.#apply(change))));
  }

  read(match: string): Promise<string | undefined> {
    const kept = this.#matches.get(match);
    return Promise.resolve(kept && JSON.stringify(kept));
  }

  version(match: string): Promise<number | undefined> {
    const kept = this.#matches.get(match);
    return Promise.resolve(kept && Number(kept.state["version"]));
  }

  newest(limit: number): Promise<string> {
    return Promise.resolve(JSON.stringify(newestOf([...this.#matches.values()], limit).map(({ header, state }) => ({ header, state }))));
  }

  estimates(match: string): Promise<string> {
    return Promise.resolve(JSON.stringify(this.#matches.get(match)?.estimates ?? []));
  }

  #apply(change: Change): boolean {
    const before = this.#matches.get(change.match);
    if (!change.header && (!before || (!change.delete && before.state["version"] !== change.expected))) return false;
    if (change.delete) return this.#matches.delete(change.match);
    const kept = before ?? { header: change.header ?? [], state: {}, history: [], checkpoints: [], estimates: [] };
    if (change.replace) Object.assign(kept, { history: [], checkpoints: [], header: kept.header.with(RULES, change.rules ?? "") });
    const { kept: last = Infinity } = change;
    kept.state = { ...kept.state, ...change.state };
    kept.history = [...kept.history.filter((row) => Number(row[NUMBER]) <= last), ...(change.history ?? [])];
    kept.checkpoints = [...kept.checkpoints.filter(([number]) => number <= last), ...(change.checkpoints ?? [])];
    kept.estimates = [...kept.estimates.filter(([number]) => number <= last), ...(change.estimate ? [change.estimate] : [])];
    this.#matches.set(change.match, kept);
    return true;
  }
}
