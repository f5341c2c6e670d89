/** The catalogues of the page and of the game say the same things by the same names. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "../../words/catalogue.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const AREAS = ["line-1", "line-2", "line-3", "middle-1", "middle-2", "middle-3", "reserve", "routed"];
const PHASES = ["setup", "command", "movement", "battle", "naval", "politics", "production", "over"];

test.each(["en", "fr", "es", "it"])("one set of names for the areas of a battle, and no phase unsaid (%s)", (language) => {
  const words = new Catalogue();
  words.add(language, [`../../text/${language}.ftl`, `text/${language}.ftl`, `../../../games/american_civil_war/text/${language}.ftl`].map(read));
  for (const area of AREAS) {
    const [onBoard, inList] = [words.say("field-area", { area }), words.say("area", { area })];
    expect(inList.toLowerCase()).toContain(onBoard.toLowerCase());
  }
  for (const phase of PHASES) expect(words.say("moment", { turn: 3, date: "1861", phase })).toMatch(/^1861, [^{}]+$/);
});
