/** The terms of a game as its catalogue explains them: `term-NAME` has the forms of the word, `term-NAME-means` says what it is. Pure. */

import { type Book, type Piece, splitText } from "./book.ts";

export interface Term {
  /** The key of its sentence. */
  key: string;
  forms: string[];
}

/** A piece of a text that names a place of the book, or a term. */
export interface Word extends Piece {
  term: Term | null;
}

const LINE = /^(term-[a-z-]+?)(-means)? *= *(.+)$/gm;

export function readTerms(catalogue: string): Term[] {
  const lines = [...catalogue.matchAll(LINE)].filter(([, , means]) => !means);
  return lines.map(([, key = "", , forms = ""]) => ({ key: `${key}-means`, forms: forms.split("|").map((form) => form.trim()) }));
}

/** A text with what it refers to and with the first mention of each term. */
export function splitWords(text: string, book: Book, terms: Term[]): Word[] {
  const known = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLocaleLowerCase(), term] as const)));
  const pattern = patternOf([...known.keys()]);
  const seen = new Set<Term>();
  return splitText(text, book).flatMap((piece) => (piece.to || !pattern ? [{ ...piece, term: null }] : [...mentions(piece.text, pattern, known, seen)]));
}

/** Any of the forms as a whole word, the longest first. */
function patternOf(forms: string[]): RegExp | null {
  if (forms.length === 0) return null;
  const escaped = forms.toSorted((one, other) => other.length - one.length).map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${escaped.join("|")})(?![\p{L}\p{N}])`, "giu");
}

function* mentions(text: string, pattern: RegExp, known: Map<string, Term>, seen: Set<Term>): Generator<Word> {
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = known.get(found[0].toLocaleLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) yield { text: text.slice(from, found.index), to: "", term: null };
    yield { text: found[0], to: "", term };
    from = found.index + found[0].length;
  }
  if (from < text.length) yield { text: text.slice(from), to: "", term: null };
}
