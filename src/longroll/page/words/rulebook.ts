/** The rulebook as the catalogue of a game holds it: headings, rules and rulings in their order. A heading with a number stays, even if only headings follow it. */

export interface Entry {
  /** As it is said everywhere: `AHD-4.0-h`. */
  id: string;
  key: string;
}

export interface Chapter {
  heading: string;
  entries: Entry[];
}

const HEADING = /^## +(.+)$/;
const ENTRY = /^((?:rule|ruling)-([A-Z][A-Z0-9]*-\w[\w-]*)) *=/;

export function readRulebook(catalogue: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of catalogue.split("\n")) {
    const heading = HEADING.exec(line)?.[1];
    if (heading) chapters.push({ heading, entries: [] });
    const entry = ENTRY.exec(line);
    if (entry?.[1] && entry[2]) chapters.at(-1)?.entries.push({ id: entry[2].replaceAll("_", "."), key: entry[1] });
  }
  return chapters.filter(({ heading, entries }) => entries.length > 0 || /^\d/.test(heading));
}

/** The key of a rule's or ruling's text. */
export function ruleKey(id: string): string {
  return `${isRuling(id) ? "ruling" : "rule"}-${id.replaceAll(".", "_")}`;
}

/** Is it a reading of ours, and no sentence of the rulebook? */
export function isRuling(id: string): boolean {
  return /-(?:[RL]-?|RUL-)\d+$/.test(id);
}

/** The number without the letters of its system: `4.0-h`. */
export function ruleNumber(id: string): string {
  return id.replace(/^[A-Z][A-Z0-9]*-/, "");
}
