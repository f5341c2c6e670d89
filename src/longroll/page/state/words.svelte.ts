/** The words of the page and of each system of games, in the language that is set. */

import { table } from "../api/client.ts";
import type { Fact, Facts, Game } from "../api/shapes.ts";
import english from "../text/en.ftl?raw";
import { Catalogue, type Say } from "../words/catalogue.ts";
import { type Chapter, readRulebook, ruleKey } from "../words/rulebook.ts";
import { settings } from "./settings.svelte.ts";

type Load = () => Promise<string>;
const pages: Record<string, Load> = import.meta.glob<string>(["../text/*.ftl", "!../text/en.ftl"], { query: "?raw", import: "default" });
const pagesOfGames: Record<string, Load> = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

/** What is known of one system: keys of another system may be the same and mean something else. */
interface Tongue {
  catalogue: Catalogue;
  names: Record<string, string>;
  rulebook: Chapter[];
}

class Words {
  #first: Tongue = { catalogue: new Catalogue(), names: {}, rulebook: [] };
  #tongues = $state.raw(new Map<string, Tongue>());
  /** The system of the match at this screen. */
  system = $state("");
  /** Counts the languages learned, for what must be made anew when the language changes. */
  learned = $state(0);

  constructor() {
    this.#first.catalogue.add("en", [english]);
  }

  say = (key: string, facts: Record<string, Fact> = {}): string => sayIn(this.#of(this.system), key, facts);

  /** The words about the games of a system, whatever is played. */
  about(system: string): Say {
    const tongue = this.#of(system);
    return (key, facts = {}) => sayIn(tongue, key, facts);
  }

  has(key: string, system = this.system): boolean {
    return this.#of(system).catalogue.has(key);
  }

  rule(id: string, system = this.system): string {
    const key = ruleKey(id);
    return this.has(key, system) ? this.about(system)(key) : "";
  }

  place(id: string): string {
    return this.#of(this.system).names[id] ?? id;
  }

  get rulebook(): Chapter[] {
    return this.#of(this.system).rulebook;
  }

  /** Speak the language that is set about these games; what it lacks is said in English. */
  async learn(games: Game[]): Promise<void> {
    const systems = [...new Set(games.map((game) => game.system))];
    const tongues = await Promise.all(["", ...systems].map((system) => learnSystem(system, games)));
    this.#tongues = new Map(tongues);
    this.learned += 1;
  }

  /** Before a language is learned, and of a system nobody knows, there are the words of the page. */
  #of(system: string): Tongue {
    return this.#tongues.get(system) ?? this.#tongues.get("") ?? this.#first;
  }
}

function sayIn({ catalogue, names }: Tongue, key: string, facts: Facts): string {
  return catalogue.say(key, facts, names);
}

async function learnSystem(system: string, games: Game[]): Promise<[string, Tongue]> {
  const { language } = settings;
  const [ours, theirs] = await Promise.all(["en", language].map((one) => textsOf(system, one)));
  const catalogue = new Catalogue();
  if (language !== "en") catalogue.add(language, theirs ?? [], ours ?? []);
  catalogue.add("en", ours ?? []);
  const told = games.filter((game) => game.system === system).map((game) => game.names);
  const [rules = ""] = (theirs ?? []).slice(-1);
  const rulebook = readRulebook(rules);
  return [system, { catalogue, names: Object.assign({}, ...told), rulebook: rulebook.length ? rulebook : readRulebook(ours?.at(-1) ?? "") }];
}

/** The texts of the page, of the page about a system, and of the system itself. */
async function textsOf(system: string, language: string): Promise<string[]> {
  const page = language === "en" ? english : ((await pages[`../text/${language}.ftl`]?.()) ?? "");
  if (!system) return [page];
  const game = pagesOfGames[`../games/${system.replaceAll("-", "_")}/text/${language}.ftl`];
  return [page, ...(await Promise.all([game?.() ?? "", wordsOf(system, language)]))];
}

/** A catalogue of the table; a language it does not have yet is no trouble. */
async function wordsOf(system: string, language: string): Promise<string> {
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
