/** Places of the page and their addresses: `#/`, `#/learn`, `#/match/ID`, `#/match/ID/at/N`. Another address leads as near as it
 * can be read: to its match, or to the lobby. */

export type Place = { screen: "lobby" } | { screen: "learn" } | { screen: "match"; id: string; at: number | null };

export function readPlace(hash: string): Place {
  if (hash === "#/learn") return { screen: "learn" };
  const found = /^#\/match\/([\w-]{1,32})(?:\/(?:at\/(\d{1,9})?)?.*)?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  const at = isAddress(hash) && found[2] !== undefined ? Number(found[2]) : null;
  return { screen: "match", id: found[1], at };
}

/** Does it lead to where it says? An empty one leads to the lobby. */
export function isAddress(hash: string): boolean {
  return /^(?:#?\/?|#\/learn|#\/match\/[\w-]{1,32}(?:\/at\/\d{1,9})?)$/.test(hash);
}

export function writePlace(place: Place): string {
  if (place.screen === "lobby") return "#/";
  if (place.screen === "learn") return "#/learn";
  return `#/match/${place.id}${place.at === null ? "" : `/at/${place.at}`}`;
}
