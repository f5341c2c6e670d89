/** Places of the page and their addresses: `#/`, `#/match/ID`, `#/match/ID/at/N`. */

export type Place = { screen: "lobby" } | { screen: "match"; id: string; at: number | null };

export function readPlace(hash: string): Place {
  const found = /^#\/match\/([\w-]{1,32})(?:\/at\/(\d{1,9}))?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  return { screen: "match", id: found[1], at: found[2] === undefined ? null : Number(found[2]) };
}

export function writePlace(place: Place): string {
  if (place.screen === "lobby") return "#/";
  return `#/match/${place.id}${place.at === null ? "" : `/at/${place.at}`}`;
}
