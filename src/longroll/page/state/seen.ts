/** Up to which action a player has put the account of others' turns away, kept in this browser. */

const KEY = "longroll-seen";
/** Of so many matches it is remembered. */
const MOST = 200;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return readSeen(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

/** What was kept, as far as it can be read. */
export function readSeen(found: unknown): Seen {
  const rows = Object.entries(Object(found) as Record<string, unknown>);
  return Object.fromEntries(rows.filter((row): row is [string, number] => Number.isInteger(row[1])));
}

const keyFor = (match: string, seat: string): string => `${match}/${seat}`;

export const seenIn = (match: string, seat: string): number => read()[keyFor(match, seat)] ?? 0;

export function keepSeen(match: string, seat: string, number: number): void {
  const key = keyFor(match, seat);
  const rows = [...Object.entries(read()).filter(([one]) => one !== key), [key, number]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(rows)));
  } catch {
    // a browser that keeps nothing shows it again
  }
}
