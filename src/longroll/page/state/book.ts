/** The book of a system in the language that is set: chapters, terms, pictures, and the options that change a rule. */

import { api } from "../api/client.ts";
import type { Game, Option, Picture } from "../api/types.ts";
import { Book, rulingsOn } from "../words/book.ts";
import type { Entry } from "../words/rulebook.ts";
import { splitWords, readTerms, type Term, type Word } from "../words/terms.ts";
import { words } from "./words.svelte.ts";

export class OpenBook {
  readonly book: Book;
  readonly #terms: Term[];
  readonly #rulings: Map<string, string[]>;
  readonly #options = new Map<string, Option[]>();

  constructor(
    readonly system: string,
    games: Game[],
  ) {
    this.book = new Book(words.rulebookOf(system), this.say("rulings"));
    this.#terms = readTerms(words.textOf(system));
    this.#rulings = rulingsOn(this.book, this.textOf);
    for (const game of games) for (const option of game.options) this.#note(option);
  }

  say = (key: string, facts?: Parameters<typeof words.say>[1]): string => words.about(this.system)(key, facts);

  textOf = ({ key }: Entry): string => this.say(key);

  /** The sentence of a rule that is named as in the book. */
  ruleText(name: string): string {
    const id = this.book.find(name)?.anchor ?? "";
    return words.rule(id, this.system);
  }

  /** The heading of a section, or of a chapter. */
  headingOf(number: string): string {
    const sections = this.book.chapters.flatMap((chapter) => chapter.sections);
    return sections.find((section) => section.number === number)?.heading ?? "";
  }

  /** The sentence of a rule with what it refers to and its terms. */
  read(text: string): Word[] {
    return splitWords(text, this.book, this.#terms);
  }

  /** Rulings that name the rule. */
  rulingsOn(rule: string): string[] {
    return this.#rulings.get(rule) ?? [];
  }

  /** The options that change a rule, or choose between the readings of a ruling. */
  optionsOf(rule: string): Option[] {
    const options = [rule, ...this.rulingsOn(rule)].flatMap((one) => this.#options.get(one) ?? []);
    return [...new Map(options.map((option) => [option.name, option])).values()];
  }

  /** Why a rule binds only the printed components; empty: it binds the game too. */
  component({ key }: Entry): string {
    const why = key.replace(/^rule-/, "component-");
    return why !== key && words.has(why, this.system) ? this.say(why) : "";
  }

  #note(option: Option): void {
    const known = this.#options.get(option.rule) ?? [];
    if (!known.some(({ name }) => name === option.name)) this.#options.set(option.rule, [...known, option]);
  }
}

/** The pictures of a book by their rule; without an answer it has none. */
export async function loadPictures(system: string): Promise<Map<string, Picture>> {
  try {
    return new Map((await api.pictures(system)).map((picture) => [picture.rule, picture]));
  } catch {
    return new Map();
  }
}
