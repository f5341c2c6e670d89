/** Rows in memory, for a browser that keeps nothing: they are gone with the tab. */

import { type Change, type Json, NUMBER, type RowStore, RULES, type Stored } from "./rows.ts";
import { newestOf } from "./store.ts";

interface Kept extends Stored {
  history: Json[][];
  checkpoints: [number, string][];
  estimates: [number, ...Json[]][];
  analysis: [number, string] | null;
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

  analysis(match: string): Promise<string | undefined> {
    const analysis = this.#matches.get(match)?.analysis;
    return Promise.resolve(analysis ? JSON.stringify(analysis) : undefined);
  }

  #apply(change: Change): boolean {
    const before = this.#matches.get(change.match);
    if (!isExpected(change, before)) return false;
    if (change.delete) return this.#matches.delete(change.match);
    const kept = before ?? { header: change.header ?? [], state: {}, history: [], checkpoints: [], estimates: [], analysis: null };
    if (change.replace) Object.assign(kept, { history: [], checkpoints: [], header: kept.header.with(RULES, change.rules ?? "") });
    cut(kept, change.kept ?? Infinity);
    put(kept, change);
    this.#matches.set(change.match, kept);
    return true;
  }
}

/** An analysis is kept whatever the version is: it says itself which actions it is about. */
function isExpected({ header, analysis, delete: gone, expected }: Change, before: Kept | undefined): boolean {
  if (header) return true;
  return before !== undefined && (analysis !== undefined || gone === true || before.state["version"] === expected);
}

function cut(kept: Kept, last: number): void {
  kept.history = kept.history.filter((row) => Number(row[NUMBER]) <= last);
  kept.checkpoints = kept.checkpoints.filter(([number]) => number <= last);
  kept.estimates = kept.estimates.filter(([number]) => number <= last);
  if (kept.analysis && kept.analysis[0] > last) kept.analysis = null;
}

function put(kept: Kept, { state, history = [], checkpoints = [], estimate, analysis }: Change): void {
  kept.state = { ...kept.state, ...state };
  kept.history.push(...history);
  kept.checkpoints.push(...checkpoints);
  if (estimate) kept.estimates.push(estimate);
  if (analysis) kept.analysis = analysis;
}
