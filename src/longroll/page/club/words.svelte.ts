/** The words of the club, which nobody needs at home; what they lack is said by the page and by the game. */

import english from "./text/en.ftl?raw";
import type { Facts } from "../api/types.ts";
import { settings } from "../state/settings.svelte.ts";
import { words } from "../state/words.svelte.ts";
import { Catalogue, type Say } from "../words/catalogue.ts";

const texts = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], { query: "?raw", import: "default" });

class ClubWords {
  #catalogue = $state.raw(make("en", english));

  /** Speak the language that is set. */
  async learn(): Promise<void> {
    const { language } = settings;
    const text = (await texts[`./text/${language}.ftl`]?.()) ?? english;
    if (language === settings.language) this.#catalogue = make(language, text);
  }

  say(key: string, facts: Facts, rest: Say): string {
    return this.#catalogue.has(key) ? this.#catalogue.say(key, facts) : rest(key, facts);
  }
}

function make(language: string, text: string): Catalogue {
  const catalogue = new Catalogue();
  if (language !== "en") catalogue.add(language, [text]);
  catalogue.add("en", [english]);
  return catalogue;
}

export const clubWords = new ClubWords();
export const say = (key: string, facts: Facts = {}): string => clubWords.say(key, facts, words.say);
/** The words about a system, whatever is played. */
export const about = (system: string): Say => (key, facts = {}) => clubWords.say(key, facts, words.about(system));

const time = (options: Intl.DateTimeFormatOptions, seconds: number): string => new Intl.DateTimeFormat(settings.language, options).format(seconds * 1000);
export const day = (seconds: number): string => time({ dateStyle: "medium" }, seconds);
export const moment = (seconds: number): string => time({ dateStyle: "medium", timeStyle: "short" }, seconds);
export const hour = (seconds: number): string => time({ timeStyle: "short" }, seconds);
