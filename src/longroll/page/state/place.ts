/** Places of the page and their addresses: `#/`, `#/learn`, `#/match/ID`, `#/match/ID/at/N`, `#/match/ID/analysis`. Another address leads as near as it
 * can be read: to its match, or to the lobby. */

export type Place = { screen: "lobby" } | { screen: "learn" } | { screen: "match"; id: string; at: number | null; analysis?: true };

export function readPlace(hash: string): Place {
  if (hash === "#/learn") return { screen: "learn" };
  const found = /^#\/match\/([\w-]{1,32})(?:\/(?:at\/(\d{1,9})?)?.*)?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  if (hash === `#/match/${found[1]}/analysis`) return { screen: "match", id: found[1], at: null, analysis: true };
  const at = isAddress(hash) && found[2] !== undefined ? Number(found[2]) : null;
  return { screen: "match", id: found[1], at };
}

/** Does it lead to where it says? An empty one leads to the lobby. */
export function isAddress(hash: string): boolean {
  return /^(?:#?\/?|#\/learn|#\/match\/[\w-]{1,32}(?:\/at\/\d{1,9}|\/analysis)?)$/.test(hash);
}

export function writePlace(place: Place): string {
  if (place.screen === "lobby") return "#/";
  if (place.screen === "learn") return "#/learn";
  if (place.analysis) return `#/match/${place.id}/analysis`;
  return `#/match/${place.id}${place.at === null ? "" : `/at/${place.at}`}`;
}
