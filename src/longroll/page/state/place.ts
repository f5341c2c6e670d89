/** Places of the page and their addresses: `#/`, `#/learn`, `#/rules/SYSTEM`, `#/rules/SYSTEM/CHAPTER-OR-RULE`, `#/card/NAME`, `#/card/NAME/MATCH`, `#/editor`,
 * `#/editor/DRAFT-OR-TITLE`, `#/match/ID`, `#/match/ID/at/N`, `#/match/ID/analysis`, `#/shared/JOURNAL`; in a club also
 * `#/account`, `#/notices`, `#/archive`, `#/moderation`, `#/invitation/TOKEN`, `#/player/NAME`, `#/ratings`, `#/ratings/SYSTEM.PACE`, `#/tournaments`, `#/tournament/ID`,
 * `#/season/NAME`, `#/confirm/TOKEN`, `#/unsubscribe/TOKEN`. Another
 * address leads as near as it can be read: to its match, or to the lobby. */

export type Place =
  | { screen: "lobby" }
  | { screen: "learn" }
  | { screen: "rules"; system: string; at: string }
  | { screen: "card"; name: string; match: string }
  | { screen: "editor"; draft: string }
  | { screen: "shared"; journal: string }
  | { screen: "club"; page: string; at: string }
  | { screen: "match"; id: string; at: number | null; analysis?: true };

const RULES = /^#\/rules\/([a-z][a-z-]{0,40})(?:\/([\w.-]{1,40}))?$/;
const SHARED = /^#\/shared\/([\w-]+)$/;
const CARD = /^#\/card\/([a-z][a-z-]{0,40})(?:\/([\w-]{1,32}))?$/;
const CLUB =
  /^#\/(?:(account|archive|moderation|notices|ratings|tournaments)|(?:(invitation|player|ratings|tournament|season|confirm|unsubscribe)\/([^/]{1,1000})))$/;
const EDITOR = /^#\/editor(?:\/([a-z][a-z0-9-]{0,60}))?$/;

export function readPlace(hash: string): Place {
  if (hash === "#/learn") return { screen: "learn" };
  const rules = RULES.exec(hash);
  if (rules?.[1]) return { screen: "rules", system: rules[1], at: rules[2] ?? "" };
  const card = CARD.exec(hash);
  if (card?.[1]) return { screen: "card", name: card[1], match: card[2] ?? "" };
  const editor = EDITOR.exec(hash);
  if (editor) return { screen: "editor", draft: editor[1] ?? "" };
  return readShared(hash) ?? readClub(hash) ?? readMatch(hash);
}

function readShared(hash: string): Place | null {
  const journal = SHARED.exec(hash)?.[1];
  return journal ? { screen: "shared", journal } : null;
}

function readClub(hash: string): Place | null {
  const [found, account, page, at] = CLUB.exec(hash) ?? [];
  return found ? { screen: "club", page: account ?? page ?? "", at: readName(at ?? "") } : null;
}

/** A name may have letters of any language. */
function readName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readMatch(hash: string): Place {
  const found = /^#\/match\/([\w-]{1,32})(?:\/(?:at\/(\d{1,9})?)?.*)?$/.exec(hash);
  if (!found?.[1]) return { screen: "lobby" };
  if (hash === `#/match/${found[1]}/analysis`) return { screen: "match", id: found[1], at: null, analysis: true };
  const at = isAddress(hash) && found[2] !== undefined ? Number(found[2]) : null;
  return { screen: "match", id: found[1], at };
}

/** Does it lead to where it says? An empty one leads to the lobby. */
export function isAddress(hash: string): boolean {
  return RULES.test(hash) || CARD.test(hash) || EDITOR.test(hash) || SHARED.test(hash) || CLUB.test(hash) || /^(?:#?\/?|#\/learn|#\/match\/[\w-]{1,32}(?:\/at\/\d{1,9}|\/analysis)?)$/.test(hash);
}

export function writePlace(place: Place): string {
  if (place.screen === "lobby") return "#/";
  if (place.screen === "learn") return "#/learn";
  if (place.screen === "rules") return `#/rules/${place.system}${place.at ? `/${place.at}` : ""}`;
  if (place.screen === "card") return `#/card/${place.name}${place.match ? `/${place.match}` : ""}`;
  if (place.screen === "editor") return `#/editor${place.draft ? `/${place.draft}` : ""}`;
  if (place.screen === "shared") return `#/shared/${place.journal}`;
  if (place.screen === "club") return `#/${place.page}${place.at && `/${encodeURIComponent(place.at)}`}`;
  return writeMatch(place);
}

function writeMatch(place: Place & { screen: "match" }): string {
  if (place.analysis) return `#/match/${place.id}/analysis`;
  return `#/match/${place.id}${place.at === null ? "" : `/at/${place.at}`}`;
}
