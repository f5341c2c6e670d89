/** Compiles the Python files of archives for the Python that runs in the browser, so that a page need not do it at every
 * start.
 *
 * node tools/bytecode.mjs PYODIDE LIBRARY.zip TO.zip PROGRAM.zip TO.zip
 *
 * Only the program keeps the numbers of its lines: they are two fifths of the compressed bytes, and help to read its errors.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, library, compiledLibrary, program, compiledProgram] = process.argv.slice(2);
const home = `${resolve(pyodide)}/`;
const { loadPyodide } = await import(pathToFileURL(`${home}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: home });
python.runPython(readFileSync(new URL("bytecode.py", import.meta.url), "utf8"));
const compile = python.globals.get("compile_archive");
function run(from, to, lines) {
  python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
  compile("/from.zip", "/to.zip", lines);
  writeFileSync(to, python.FS.readFile("/to.zip"));
}
run(library, compiledLibrary, false);
run(program, compiledProgram, true);
