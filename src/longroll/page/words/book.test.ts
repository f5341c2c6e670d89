import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Book, namedRules, rulingsOn, splitText } from "./book.ts";
import { Catalogue } from "./catalogue.ts";
import { readRulebook } from "./rulebook.ts";

const SYSTEMS = ["house_divided", "five_aprils", "american_civil_war"];
const LANGUAGES = ["en", "fr", "es", "it"];
const ALL = SYSTEMS.flatMap((system) => LANGUAGES.map((language) => [system, language] as const));
const textOf = (system: string, language: string): string => readFileSync(new URL(`../../games/${system}/text/${language}.ftl`, import.meta.url), "utf8");
const bookOf = (text: string): Book => new Book(readRulebook(text), "Rulings");

function wordsOf(text: string, language: string): Catalogue {
  const words = new Catalogue();
  words.add(language, [text]);
  return words;
}

test.each(ALL)("the book of %s in %s has every rule and ruling once", (system, language) => {
  const text = textOf(system, language);
  const listed = [...textOf(system, "en").matchAll(/^(?:rule|ruling)-(\S+) *=/gm)].map((found) => (found[1] ?? "").replaceAll("_", "."));
  const ids = bookOf(text).entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(listed.toSorted());
});

test.each(ALL)("every rule and every chapter of %s in %s can be found", (system, language) => {
  const book = bookOf(textOf(system, language));
  expect(book.chapters.length).toBeGreaterThan(4);
  expect(new Set(book.chapters.map(({ id }) => id)).size).toBe(book.chapters.length);
  for (const { id } of book.entries) expect(book.find(id)?.anchor).toBe(id);
  for (const { id } of book.chapters) expect(book.find(id)?.chapter).toBe(id);
});

/** What looks like the number of a rule, wherever it stands in a text. */
const NUMBER = /\b(?:[A-Z][A-Z0-9]{2}-)?\d+\.\d+(?:\.\d+)*-[a-z]+\b|\b[A-Z]{3}-[BSAX]-[a-z]+-\d+/g;

test.each(ALL)("what the texts of %s in %s refer to is in the book", (system, language) => {
  const text = textOf(system, language);
  const [book, words] = [bookOf(text), wordsOf(text, language)];
  for (const { key } of book.entries) {
    const said = words.say(key);
    const wanted = [...said.matchAll(NUMBER)].map(([name]) => name).filter((name) => !book.find(name));
    expect([key, wanted]).toEqual([key, []]);
  }
});

test("a text is cut where it names a rule, a section or a chapter", () => {
  const book = bookOf(textOf("five_aprils", "en"));
  const named = (text: string): string[] => splitText(text, book).flatMap(({ to }) => to || []);
  expect(named("See 4.3-d to 4.3-g, RUL-37, 14.3 and chapter 10; at 1.2-1 or 6-1 nothing.")).toEqual(["4.3-d", "4.3-g", "RUL-37", "14.3", "10"]);
  expect(splitText("By 4.3-d.", book).map(({ text }) => text)).toEqual(["By ", "4.3-d", "."]);
  expect(namedRules("A5A-4.3-d, 4.3-d", book)).toEqual(["A5A-4.3-d"]);
});

test("a rule knows the rulings that name it", () => {
  const text = textOf("house_divided", "en");
  const [book, words] = [bookOf(text), wordsOf(text, "en")];
  expect(rulingsOn(book, ({ key }) => words.say(key)).get("AHD-5.2.4-e")).toEqual(["AHD-L04"]);
});
