/** The list of matches as it was last shown: the lobby begins with it until Python is there. */

const KEY = "longroll-matches";

export function lastMatches(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // nothing may be stored
  }
}

export function keepMatches(list: string): void {
  try {
    localStorage.setItem(KEY, list);
  } catch {
    // no room for it: the list comes later then
  }
}
