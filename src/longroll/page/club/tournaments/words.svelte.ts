/** The words about tournaments; what they lack is said by the club. */

import english from "./text/en.ftl?raw";
import type { Facts } from "../../api/types.ts";
import { settings } from "../../state/settings.svelte.ts";
import { Catalogue } from "../../words/catalogue.ts";
import { say as clubSay } from "../words.svelte.ts";

const texts = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], { query: "?raw", import: "default" });

class TournamentWords {
  #catalogue = $state.raw(make("en", english));

  /** Speak the language that is set. */
  async learn(language: string): Promise<void> {
    const text = (await texts[`./text/${language}.ftl`]?.()) ?? english;
    if (language === settings.language) this.#catalogue = make(language, text);
  }

  say(key: string, facts: Facts): string {
    return this.#catalogue.has(key) ? this.#catalogue.say(key, facts) : clubSay(key, facts);
  }
}

function make(language: string, text: string): Catalogue {
  const catalogue = new Catalogue();
  if (language !== "en") catalogue.add(language, [text]);
  catalogue.add("en", [english]);
  return catalogue;
}

export const tournamentWords = new TournamentWords();
export const say = (key: string, facts: Facts = {}): string => tournamentWords.say(key, facts);

/** Points as they are written: 2, ½, 2½. */
export function points(value: number): string {
  const whole = Math.floor(value);
  if (value === whole) return String(whole);
  if (value - whole === 0.5) return `${whole || ""}½`;
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);
}
