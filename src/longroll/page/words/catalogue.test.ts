import { existsSync, readdirSync, readFileSync } from "node:fs";
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
const page = new URL("../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, page), "utf8");
const keys = (path: string): string[] => [...read(path).matchAll(KEY)].map((found) => found[1] ?? "");
/** Those that the page shows: a folder without its adapter is none of them. */
const systems = readdirSync(new URL("games/", page)).filter((name) => existsSync(new URL(`games/${name}/index.ts`, page)));
const texts = ["text/", "editor/text/", ...systems.map((system) => `games/${system}/text/`)];
const files = [...texts, "club/text/", "club/tournaments/text/"].flatMap((folder) => readdirSync(new URL(folder, page)).map((file) => [folder, file]));

test.each(files)("%s%s has every key of English, once", (folder, file) => {
  expect(keys(`${folder}${file}`)).toEqual(keys(`${folder}en.ftl`));
  expect(new Set(keys(`${folder}${file}`)).size).toBe(keys(`${folder}${file}`).length);
});

/** The server sends the common catalogue with that of a system. */
const served = (system: string): string[] => ["../text/", `../games/${system}/text/`];

const said = (folder: string): string[] =>
  readdirSync(new URL(folder, page), { withFileTypes: true })
    .filter((one) => one.isFile())
    .flatMap(({ name }) => [...read(`${folder}${name}`).matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1] ?? ""));

test.each(systems)("every key that the page says of %s is in its catalogues", (system) => {
  const known = new Set([...texts.slice(0, 1), `games/${system}/text/`, ...served(system)].flatMap((folder) => keys(`${folder}en.ftl`)));
  const asked = ["parts/", "screens/", "state/", `games/${system}/`, `boards/${system}/`].flatMap(said);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test.each(systems.filter((system) => existsSync(new URL(`editor/${system}/index.ts`, page))))("every key that the editor says of %s is in its catalogues", (system) => {
  const known = new Set(["text/", "editor/text/", `games/${system}/text/`, ...served(system)].flatMap((folder) => keys(`${folder}en.ftl`)));
  const asked = ["editor/", `editor/${system}/`].flatMap(said);
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test.each(systems)("no key of the page means something else in the catalogue of %s", (system) => {
  const theirs = new Set(served(system).flatMap((folder) => keys(`${folder}en.ftl`)));
  expect([...keys("text/en.ftl"), ...keys(`games/${system}/text/en.ftl`)].filter((key) => theirs.has(key))).toEqual([]);
});
