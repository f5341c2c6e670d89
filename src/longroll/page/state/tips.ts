/** Which tips of a guided game have been read, kept in this browser by match. */

const KEY = "longroll-tips";
/** Of so many matches it is remembered. */
const MOST = 20;

export type ReadTips = Record<string, string[]>;

/** What was kept, as far as it can be read. */
export function readTips(found: unknown): ReadTips {
  const rows = Object.entries(Object(found) as Record<string, unknown>);
  return Object.fromEntries(rows.filter((row): row is [string, string[]] => Array.isArray(row[1]) && row[1].every((id) => typeof id === "string")));
}

/** A tip of a match has been read. */
export function withTip(tips: ReadTips, match: string, tip: string): ReadTips {
  const { [match]: before = [], ...others } = tips;
  return Object.fromEntries([...Object.entries(others), [match, [...before, tip]] as const].slice(-MOST));
}

export function loadTips(): ReadTips {
  try {
    return readTips(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

export function keepTips(tips: ReadTips): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tips));
  } catch {
    // a browser that keeps nothing shows them again
  }
}
