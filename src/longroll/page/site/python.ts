/** Python in a worker: Pyodide and our program, both served beside the page. */

import type { PyodideInterface } from "pyodide";
import { Downloads, type Report } from "./downloads.ts";
import { dropSnapshots, findSnapshot } from "./memorySnapshot.ts";
import { type Parts, readParts } from "./parts.ts";
import { install } from "./program.ts";

const PROGRAM = "/longroll";
/** A snapshot that cannot do this is of no use. */
const BEGIN = `
import sys
if "${PROGRAM}" not in sys.path:
    sys.path.insert(0, "${PROGRAM}")
import longroll.hosts.browser.start
`;
type Loader = typeof import("pyodide");
type CreateModule = NonNullable<NonNullable<Parameters<Loader["loadPyodide"]>[0]>["createPyodideModule"]>;
type Module = Awaited<ReturnType<CreateModule>> & { growMemory(bytes: number): void };
/** How Python starts: anew, or from a snapshot, or so that one can be made. */
interface Start {
  _makeSnapshot?: true;
  _loadSnapshot?: Uint8Array;
}

export interface Started {
  python: PyodideInterface;
  /** Not from a snapshot. */
  anew: boolean;
}

export async function loadPython(base: string, report: Report): Promise<Started> {
  const parts = await readParts(base);
  const memory = findSnapshot(base, parts);
  const start = memory.then((found): Start => (found ? { _loadSnapshot: found } : {}));
  const restored = await startPython(base, parts, report, start).catch(async (error: unknown) => {
    if (!(await memory)) throw error;
    await dropSnapshots(base);
  });
  const anew = !restored || !(await memory);
  performance.mark(anew ? "python-started" : "python-restored");
  return { python: restored ?? (await startPython(base, parts, report, {})), anew };
}

export async function startPython(base: string, parts: Parts, report: Report, start: Start | Promise<Start>): Promise<PyodideInterface> {
  const downloads = new Downloads(base, parts.files, report);
  self.fetch = downloads.fetch; // Pyodide loads what it needs with it
  const wasm = WebAssembly.compileStreaming(downloads.response("pyodide.asm.wasm"));
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: await wasm, instance: await WebAssembly.instantiate(await wasm, imports) });
  const [{ loadPyodide }, create, program, how] = await Promise.all([
    import(/* @vite-ignore */ base + parts.loader) as Promise<Loader>,
    downloads.response("pyodide.asm.mjs").then(importScript),
    downloads.response("longroll.files").then((file) => file.arrayBuffer()),
    start,
    wasm,
    downloads.response("python_stdlib.zip"), // Pyodide would go on without it
  ]);
  const createPyodideModule = withRoom(create, how._loadSnapshot);
  const python = await loadPyodide({ indexURL: base, packageBaseUrl: base, lockFileContents: parts.lock, createPyodideModule, ...how });
  install(program, python.FS, PROGRAM);
  python.runPython(BEGIN);
  return python;
}

/** Memory begins smaller than it may have been when the snapshot was made. */
function withRoom(create: CreateModule, snapshot: Uint8Array | undefined): CreateModule {
  return async (settings) => {
    const module = (await create(settings)) as Module;
    if (snapshot) module.growMemory(snapshot.length);
    return module;
  };
}

/** From its content, because it travels compressed. */
async function importScript(script: Response): Promise<CreateModule> {
  const address = URL.createObjectURL(await script.blob());
  const module = (await import(/* @vite-ignore */ address)) as { default: CreateModule };
  URL.revokeObjectURL(address);
  return module.default;
}
