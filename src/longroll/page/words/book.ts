/** The rulebook as a book: chapters with sections, the places in it that an address or a text can name, and what its texts refer to. Pure. */

import type { Chapter, Entry } from "./rulebook.ts";
import { isRuling } from "./rulebook.ts";

/** A chapter of the book: everything under one whole number, or all rulings. */
export interface BookChapter {
  /** As in an address: `4`, or `rulings`. */
  id: string;
  heading: string;
  sections: BookSection[];
}

export interface BookSection {
  /** `4.2.1`; empty for rulings. */
  number: string;
  heading: string;
  entries: Entry[];
}

/** A place in the book: a chapter, and the section or rule in it that is meant. */
export interface Spot {
  chapter: string;
  anchor: string;
}

export const RULINGS = "rulings";
const NUMBER = /^\d+(?:\.\d+)*/;

export class Book {
  readonly chapters: BookChapter[] = [];
  readonly #spots = new Map<string, Spot>();
  readonly #prefix: string;

  constructor(rulebook: Chapter[], rulings: string) {
    for (const { heading, entries } of rulebook) this.#add(heading, entries, rulings);
    this.#prefix = this.entries[0]?.id.split("-")[0] ?? "";
  }

  get entries(): Entry[] {
    return this.chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
  }

  /** Where an id of a rule, a number of a section or of a chapter leads. */
  find(name: string): Spot | undefined {
    return this.#spots.get(name) ?? this.#spots.get(`${this.#prefix}-${name}`);
  }

  #add(heading: string, entries: Entry[], rulings: string): void {
    const number = (NUMBER.exec(heading)?.[0] ?? "").replace(/\.0$/, "");
    const id = number.split(".")[0] || RULINGS;
    const last = this.chapters.at(-1);
    const chapter = last?.id === id ? last : { id, heading: id === RULINGS ? rulings : heading, sections: [] };
    if (chapter !== last) this.chapters.push(chapter);
    const anchor = number || `${RULINGS}-${chapter.sections.length}`;
    chapter.sections.push({ number, heading, entries });
    this.#mark(id, { chapter: id, anchor: "" });
    if (number !== id) this.#mark(number, { chapter: id, anchor });
    for (const { id: rule } of entries) this.#mark(rule, { chapter: id, anchor: rule });
  }

  #mark(name: string, spot: Spot): void {
    if (name && !this.#spots.has(name)) this.#spots.set(name, spot);
  }
}

/** A piece of a text; `to` is the place of the book that it names. */
export interface Piece {
  text: string;
  to: string;
}

const RULE = String.raw`(?:[A-Z][A-Z0-9]{2}-)?(?:\d+(?:\.\d+)+-[a-z]+|RUL-\d+|[RL]-?\d{2}|[A-Z]-[a-z]+-\d+)\b`;
const SECTION = String.raw`\d+(?:\.\d+)+(?![-\d]|\.\d)`;
const CHAPTER = String.raw`(?:[Cc]hapters?|[Ss]ections?|[Cc]hapitres?|[Cc]apítulos?|[Ss]ecci(?:ón|ones)|[Cc]apitol[oi]|[Ss]ezion[ei]) (\d+)(?![\d.]\d)`;
const REFERENCE = new RegExp(String.raw`(?<![\w.-])(?:${RULE}|${SECTION}|${CHAPTER})`, "g");

/** A text with the places of the book that it names. */
export function splitText(text: string, book: Book): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(REFERENCE)) {
    const name = found[1] ?? found[0].replace(/\.0$/, "");
    if (!book.find(name)) continue;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), to: "" });
    pieces.push({ text: found[0], to: name });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), to: "" });
  return pieces;
}

/** The ids of the rules that a text names. */
export const namedRules = (text: string, book: Book): string[] => [
  ...new Set(splitText(text, book).flatMap(({ to }) => (to ? (book.find(to)?.anchor ?? "") : []))),
];

/** For each rule the rulings that name it, in their order. */
export function rulingsOn(book: Book, textOf: (entry: Entry) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of book.entries.filter(({ id }) => isRuling(id))) {
    for (const rule of namedRules(textOf(entry), book)) found.set(rule, [...(found.get(rule) ?? []), entry.id]);
  }
  return found;
}
