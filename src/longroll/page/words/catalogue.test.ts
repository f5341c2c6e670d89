import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Catalogue } from "./catalogue.ts";

test("the first language that has a key says it", () => {
  const catalogue = new Catalogue();
  catalogue.add("fr", ["yes = oui"]);
  catalogue.add("en", ["yes = yes\nno = no"]);
  expect([catalogue.say("yes"), catalogue.say("no"), catalogue.say("maybe")]).toEqual(["oui", "no", "maybe"]);
});

test("a sentence may refer to one that its language lacks", () => {
  const catalogue = new Catalogue();
  const english = ["side = Union\ncount = { $n ->\n    [one] 1 unit\n   *[other] { $n } units\n  }"];
  catalogue.add("fr", ["turn = À { side } de jouer"], english);
  catalogue.add("en", english);
  expect([catalogue.say("turn"), catalogue.say("count", { n: 0 })]).toEqual(["À Union de jouer", "0 units"]);
});

test("places are said by name and a name's full stop is not doubled", () => {
  const catalogue = new Catalogue();
  catalogue.add("en", ["taken = The Union takes { $box }."]);
  expect(catalogue.say("taken", { box: "fla" }, { fla: "Jacksonville, Fla." })).toBe("The Union takes Jacksonville, Fla.");
});

test("the full stops of a fact stay as they are", () => {
  const catalogue = new Catalogue();
  catalogue.add("en", ["file = { $name } was read… and { $more }.", "dots = Wait... { $name }"]);
  expect(catalogue.say("file", { name: "a..b", more: "..c.." })).toBe("a..b was read… and ..c..");
  expect(catalogue.say("dots", { name: ".5" })).toBe("Wait... .5");
});

const KEY = /^([a-z][\w-]*) *=/gm;
const texts = new URL("../text/", import.meta.url);
const keys = (file: string): string[] =>
  [...readFileSync(new URL(file, texts), "utf8").matchAll(KEY)].map((found) => found[1] ?? "");

test.each(readdirSync(texts))("%s has every key of English, once", (file) => {
  expect(keys(file)).toEqual(keys("en.ftl"));
  expect(new Set(keys(file)).size).toBe(keys(file).length);
});

test("every key that the page says is in its catalogue or in the game's", () => {
  const page = new URL("../", import.meta.url);
  const game = readFileSync(new URL("../games/house_divided/text/en.ftl", page), "utf8");
  const known = new Set([...keys("en.ftl"), ...[...game.matchAll(KEY)].map((found) => found[1] ?? "")]);
  const files = ["parts", "screens", "state", "games/house_divided"].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, page)).map((file) => readFileSync(new URL(`${folder}/${file}`, page), "utf8")),
  );
  const said = files.flatMap((text) => [...text.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1] ?? ""));
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((key) => !known.has(key))).toEqual([]);
});
