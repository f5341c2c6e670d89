/** The words of the page and of each system of games, in the language that is set. */

import { api } from "../api/client.ts";
import type { Fact, Facts, Game } from "../api/types.ts";
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
  rulebook: Chapter[];
  /** The text of the system's catalogue, in the language that is set or in English. */
  text: string;
}

type Names = Record<string, string>;

class Words {
  #first: Tongue = { catalogue: new Catalogue(), rulebook: [], text: "" };
  #tongues = $state.raw(new Map<string, Tongue>());
  /** The names of places by title: two battles may give one number to two hexes. */
  #names = $state.raw(new Map<string, Names>());
  /** The match at this screen. */
  system = $state("");
  title = $state("");
  /** The names of places in it, if it has components of its own. */
  #own = $state.raw<Names | null>(null);
  /** Counts the languages learned, for what must be made anew when the language changes. */
  learned = $state(0);
  /** Counts the languages asked for: one that comes after a later one was asked for is not wanted any more. */
  #asked = 0;

  constructor() {
    this.#first.catalogue.add("en", [english]);
  }

  say = (key: string, facts: Record<string, Fact> = {}): string => this.#of(this.system).catalogue.say(key, facts, this.#named);

  /** The words about the games of a system, whatever is played; with a title, the names of its places too. */
  about(system: string, title?: string): Say {
    const { catalogue } = this.#of(system);
    return (key, facts = {}) => catalogue.say(key, facts, title ? this.#names.get(title) : this.#named);
  }

  /** Speak of a title from now on; with the names of a match, if they are not the printed ones. */
  turnTo(system: string, title: string, own: Names | null = null): void {
    this.system = system;
    this.title = title;
    this.#own = own;
  }

  has(key: string, system = this.system): boolean {
    return this.#of(system).catalogue.has(key);
  }

  rule(id: string, system = this.system): string {
    const key = ruleKey(id);
    return this.has(key, system) ? this.about(system)(key) : "";
  }

  place(id: string): string {
    return this.#named[id] ?? id;
  }

  get rulebook(): Chapter[] {
    return this.rulebookOf(this.system);
  }

  rulebookOf(system: string): Chapter[] {
    return this.#of(system).rulebook;
  }

  /** The catalogue of a system as it was sent. */
  textOf(system: string): string {
    return this.#of(system).text;
  }

  /** Speak the language that is set about these games; what it lacks is said in English. */
  async learn(games: Game[]): Promise<void> {
    const asked = ++this.#asked;
    const systems = [...new Set(games.map((game) => game.system))];
    const tongues = await Promise.all(["", ...systems].map((system) => learnSystem(system)));
    if (asked !== this.#asked) return;
    this.#tongues = new Map(tongues);
    this.#names = new Map(games.map((game) => [game.title, game.names]));
    this.learned += 1;
  }

  get #named(): Names {
    return this.#own ?? this.#names.get(this.title) ?? {};
  }

  /** Before a language is learned, and of a system nobody knows, there are the words of the page. */
  #of(system: string): Tongue {
    return this.#tongues.get(system) ?? this.#tongues.get("") ?? this.#first;
  }
}

async function learnSystem(system: string): Promise<[string, Tongue]> {
  const { language } = settings;
  const [ours, theirs] = await Promise.all(["en", language].map((one) => textsOf(system, one)));
  const catalogue = new Catalogue();
  if (language !== "en") catalogue.add(language, theirs ?? [], ours ?? []);
  catalogue.add("en", ours ?? []);
  const text = theirs?.at(-1) || (ours?.at(-1) ?? "");
  return [system, { catalogue, rulebook: readRulebook(text), text }];
}

/** The texts of the page, of the page about a system, and of the system itself. */
async function textsOf(system: string, language: string): Promise<string[]> {
  const page = language === "en" ? english : ((await pages[`../text/${language}.ftl`]?.()) ?? "");
  if (!system) return [page];
  const game = pagesOfGames[`../games/${system.replaceAll("-", "_")}/text/${language}.ftl`];
  return [page, ...(await Promise.all([game?.() ?? "", wordsOf(system, language)]))];
}

/** A catalogue of the server; a language it does not have yet is no error. */
async function wordsOf(system: string, language: string): Promise<string> {
  try {
    return await api.catalogue(system, language);
  } catch (error) {
    if (language === "en") throw error;
    return "";
  }
}

export const words = new Words();
export const say = (key: string, facts?: Facts): string => words.say(key, facts);
export const place = (id: string): string => words.place(id);
