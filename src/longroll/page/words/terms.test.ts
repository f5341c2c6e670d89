import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Book, namedRules } from "./book.ts";
import { Catalogue } from "./catalogue.ts";
import { readRulebook } from "./rulebook.ts";
import { readTerms, splitWords } from "./terms.ts";

const SYSTEMS = ["house_divided", "five_aprils", "american_civil_war"];
const ALL = SYSTEMS.flatMap((system) => ["en", "fr", "es", "it"].map((language) => [system, language] as const));

function open(system: string, language: string): { text: string; book: Book; words: Catalogue } {
  const text = readFileSync(new URL(`../../games/${system}/text/${language}.ftl`, import.meta.url), "utf8");
  const words = new Catalogue();
  words.add(language, [text]);
  return { text, words, book: new Book(readRulebook(text), "") };
}

test.each(ALL)("every term of %s in %s is a word of its rules and names its rule", (system, language) => {
  const { text, book, words } = open(system, language);
  const terms = readTerms(text);
  expect(terms.length).toBeGreaterThan(11);
  const used = new Set(book.entries.flatMap(({ key }) => splitWords(words.say(key), book, terms).flatMap(({ term }) => term?.key ?? [])));
  expect(terms.filter(({ key }) => !used.has(key)).map(({ key, forms }) => [key, forms])).toEqual([]);
  for (const { key } of terms) expect([key, namedRules(words.say(key), book).length > 0]).toEqual([key, true]);
});

test("only the first mention of a term is one, and nothing within a word", () => {
  const book = new Book([], "");
  const terms = readTerms("term-jump = jump | river jump\nterm-jump-means = A way.");
  const found = splitWords("A jump, a river jump, jumpy.", book, terms);
  expect(found.map(({ text, term }) => [text, term?.key ?? ""])).toEqual([["A ", ""], ["jump", "term-jump-means"], [", a river jump, jumpy.", ""]]);
});
