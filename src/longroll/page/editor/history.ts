/** What was changed, so that it can be undone. Changes with the same key, one after the other, are one. Pure. */

export interface History<T> {
  now: T;
  past: readonly T[];
  future: readonly T[];
  /** Of the last change; empty: the next one is a new one in any case. */
  key: string;
}

const MOST = 500;

export const begin = <T>(now: T): History<T> => ({ now, past: [], future: [], key: "" });

export function change<T>(history: History<T>, now: T, key = ""): History<T> {
  if (now === history.now) return history;
  const same = key !== "" && key === history.key;
  return { now, past: same ? history.past : [...history.past, history.now].slice(-MOST), future: [], key };
}

/** What comes next is another change, though it has the same key. */
export const seal = <T>(history: History<T>): History<T> => (history.key ? { ...history, key: "" } : history);

export function undo<T>({ now, past, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined ? { now, past, future, key: "" } : { now: before, past: past.slice(0, -1), future: [now, ...future], key: "" };
}

export function redo<T>({ now, past, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  return after === undefined ? { now, past, future, key: "" } : { now: after, past: [...past, now], future: rest, key: "" };
}
