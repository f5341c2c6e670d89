/** Answers that are always the same: files of the site, so that the lobby need not wait for Python. */

import { isUnpacked, unpack } from "./packed.ts";
import { readParts } from "./parts.ts";

/** The file of those that are the same in every language. */
const ANY = "any";
type Texts = Record<string, string>;

export class FixedAnswers {
  readonly #read = new Map<string, Promise<Texts>>();

  constructor(private readonly base: string) {}

  /** Nothing if the worker must be asked. */
  async find(path: string, language: string): Promise<string | undefined> {
    const read = this.#read.get(language) ?? this.#load(language);
    this.#read.set(language, read);
    try {
      return (await read)[path];
    } catch {
      this.#read.delete(language); // another time the file may come
      return undefined;
    }
  }

  async #load(language: string): Promise<Texts> {
    const { answers } = await readParts(this.base);
    const [same, own] = await Promise.all([ANY, language].map((name) => this.#texts(answers[name])));
    return { ...same, ...own };
  }

  async #texts(path: string | undefined): Promise<Texts> {
    if (path === undefined) return {};
    const answer = await fetch(this.base + path);
    if (!answer.ok || !answer.body) throw new Error(path);
    return (await (isUnpacked(answer) ? answer : await unpack(answer.body, "application/json")).json()) as Texts;
  }
}
