/** How heavy the built page is: every script, compressed, against the limit. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 150_000;
const folder = new URL("./dist/assets/", import.meta.url);
let scripts = 0;
for (const name of readdirSync(folder).sort()) {
  const bytes = readFileSync(new URL(name, folder));
  const small = gzipSync(bytes, { level: 9 }).length;
  if (name.endsWith(".js")) scripts += small;
  if (/\.(js|css)$/.test(name)) console.log(`${String(small).padStart(7)}  ${name}`);
}
console.log(`${String(scripts).padStart(7)}  all scripts, of at most ${LIMIT}`);
process.exitCode = scripts > LIMIT ? 1 : 0;
