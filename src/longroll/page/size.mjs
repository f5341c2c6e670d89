/** How heavy the built page is: the scripts that a match of each system loads, compressed, against the limit. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const dist = new URL("./dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", dist), "utf8"));

/** What a chunk needs, itself included; `later`: with what it loads later, but not what the page itself loads later. */
function closure(name, later, found = new Set(), page = new Set()) {
  if (found.has(name) || page.has(name) || !manifest[name]) return found;
  found.add(name);
  const { imports = [], dynamicImports = [] } = manifest[name];
  for (const next of later ? [...imports, ...dynamicImports] : imports) {
    closure(next, later, found, page);
  }
  return found;
}

function weigh(names) {
  const files = new Set([...names].map((name) => manifest[name].file).filter((file) => file.endsWith(".js")));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length, 0);
}

const page = closure("index.html", false);
const systems = Object.keys(manifest).flatMap((name) => /^games\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? []);
for (const system of systems) {
  const parts = ["index.ts", "card.ts", "text/en.ftl?raw"].map((part) => `games/${system}/${part}`);
  const scripts = weigh(new Set([...page, ...parts.flatMap((part) => [...closure(part, true, new Set(), page)])]));
  console.log(`${String(scripts).padStart(7)} bytes of scripts for ${system}, of at most ${LIMIT}`);
  if (scripts > LIMIT) process.exitCode = 1;
}
