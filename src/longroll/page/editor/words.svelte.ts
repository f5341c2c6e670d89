/** The words of the editor, which nobody else needs; what it lacks is said by the page and by the game. */

import english from "./text/en.ftl?raw";
import { settings } from "../state/settings.svelte.ts";
import { words } from "../state/words.svelte.ts";
import { Catalogue, type Say } from "../words/catalogue.ts";

const texts = import.meta.glob<string>(["./text/*.ftl", "!./text/en.ftl"], { query: "?raw", import: "default" });

class EditorWords {
  #catalogue = $state.raw(make("en", english));

  /** Speak the language that is set. */
  async learn(): Promise<void> {
    const { language } = settings;
    const text = (await texts[`./text/${language}.ftl`]?.()) ?? english;
    if (language === settings.language) this.#catalogue = make(language, text);
  }

  about(system: string): Say {
    const [catalogue, rest] = [this.#catalogue, words.about(system)];
    return (key, facts = {}) => (catalogue.has(key) ? catalogue.say(key, facts) : rest(key, facts));
  }
}

function make(language: string, text: string): Catalogue {
  const catalogue = new Catalogue();
  if (language !== "en") catalogue.add(language, [text]);
  catalogue.add("en", [english]);
  return catalogue;
}

export const editorWords = new EditorWords();
