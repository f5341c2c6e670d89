/** The words of the page and of the game on it, in the language that is set. */

import { table } from "../api/client.ts";
import type { Fact, Facts, Game } from "../api/shapes.ts";
import english from "../text/en.ftl?raw";
import { Catalogue } from "../words/catalogue.ts";
import { type Chapter, readRulebook, ruleKey } from "../words/rulebook.ts";
import { settings } from "./settings.svelte.ts";

const others = import.meta.glob<string>(["../text/*.ftl", "!../text/en.ftl"], { query: "?raw", import: "default" });

class Words {
  #catalogue = $state.raw(firstCatalogue());
  names = $state.raw<Record<string, string>>({});
  rulebook = $state.raw<Chapter[]>([]);
  /** Counts the languages learned, for what must be made anew when the language changes. */
  learned = $state(0);

  say = (key: string, facts: Record<string, Fact> = {}): string => this.#catalogue.say(key, facts, this.names);

  has(key: string): boolean {
    return this.#catalogue.has(key);
  }

  rule(id: string): string {
    const key = ruleKey(id);
    return this.has(key) ? this.say(key) : "";
  }

  place(id: string): string {
    return this.names[id] ?? id;
  }

  /** Speak the language that is set about these games; what it lacks is said in English. */
  async learn(games: Game[]): Promise<void> {
    const language = settings.language;
    const systems = [...new Set(games.map((game) => game.system))];
    const ours = await Promise.all(systems.map((system) => theirs(system, "en")));
    const catalogue = new Catalogue();
    if (language !== "en") {
      const page = await (others[`../text/${language}.ftl`]?.() ?? "");
      const games = await Promise.all(systems.map((system) => theirs(system, language)));
      catalogue.add(language, [page, ...games], [english, ...ours]);
    }
    catalogue.add("en", [english, ...ours]);
    this.#catalogue = catalogue;
    this.names = Object.assign({}, ...games.map((game) => game.names)) as Record<string, string>;
    this.rulebook = ours.flatMap(readRulebook);
    this.learned += 1;
  }
}

function firstCatalogue(): Catalogue {
  const catalogue = new Catalogue();
  catalogue.add("en", [english]);
  return catalogue;
}

/** A catalogue of the table; a language it does not have yet is no trouble. */
async function theirs(system: string, language: string): Promise<string> {
  try {
    return await table.words(system, language);
  } catch (trouble) {
    if (language === "en") throw trouble;
    return "";
  }
}

export const words = new Words();
export const say = (key: string, facts?: Facts): string => words.say(key, facts);
export const place = (id: string): string => words.place(id);
