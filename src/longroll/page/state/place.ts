/** Places of the page and their addresses: `#/`, `#/learn`, `#/rules/SYSTEM`, `#/rules/SYSTEM/CHAPTER-OR-RULE`, `#/card/NAME`, `#/match/ID`,
 * `#/match/ID/at/N`, `#/match/ID/analysis`. Another address leads as near as it can be read: to its match, or to the lobby. */

export type Place =
  | { screen: "lobby" }
  | { screen: "learn" }
  | { screen: "rules"; system: string; at: string }
  | { screen: "card"; name: string }
  | { screen: "match"; id: string; at: number | null; analysis?: true };

const RULES = /^#\/rules\/([a-z][a-z-]{0,40})(?:\/([\w.-]{1,40}))?$/;
const CARD = /^#\/card\/([a-z][a-z-]{0,40})$/;

export function readPlace(hash: string): Place {
  if (hash === "#/learn") return { screen: "learn" };
  const rules = RULES.exec(hash);
  if (rules?.[1]) return { screen: "rules", system: rules[1], at: rules[2] ?? "" };
  const card = CARD.exec(hash)?.[1];
  if (card) return { screen: "card", name: card };
  const found = /^#\/match\/([\w-]{1,32})(?:\/(?:at\/(\d{1,9})?)?.*)?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  if (hash === `#/match/${found[1]}/analysis`) return { screen: "match", id: found[1], at: null, analysis: true };
  const at = isAddress(hash) && found[2] !== undefined ? Number(found[2]) : null;
  return { screen: "match", id: found[1], at };
}

/** Does it lead to where it says? An empty one leads to the lobby. */
export function isAddress(hash: string): boolean {
  return RULES.test(hash) || CARD.test(hash) || /^(?:#?\/?|#\/learn|#\/match\/[\w-]{1,32}(?:\/at\/\d{1,9}|\/analysis)?)$/.test(hash);
}

export function writePlace(place: Place): string {
  if (place.screen === "lobby") return "#/";
  if (place.screen === "learn") return "#/learn";
  if (place.screen === "rules") return `#/rules/${place.system}${place.at ? `/${place.at}` : ""}`;
  if (place.screen === "card") return `#/card/${place.name}`;
  if (place.analysis) return `#/match/${place.id}/analysis`;
  return `#/match/${place.id}${place.at === null ? "" : `/at/${place.at}`}`;
}
