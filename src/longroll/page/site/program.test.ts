import { expect, test } from "vitest";
import { install } from "./program.ts";

function join(files: Record<string, string>): ArrayBuffer {
  const listed = JSON.stringify(Object.entries(files).map(([path, text]) => [path, text.length]));
  const bytes = new TextEncoder().encode(`0000${listed}${Object.values(files).join("")}`);
  new DataView(bytes.buffer).setUint32(0, listed.length, true);
  return bytes.buffer;
}

test("every file is where Python looks for it", () => {
  const [folders, found] = [[] as string[], new Map<string, string>()];
  const files = {
    mkdirTree: (folder: string) => folders.push(folder),
    writeFile: (path: string, content: Uint8Array) => found.set(path, new TextDecoder().decode(content)),
  };
  install(join({ "a/one.pyc": "first", "a/b/two.json": "{}", "a/b/none": "" }), files, "/program");
  expect(folders).toEqual(["/program/a", "/program/a/b"]);
  expect([...found]).toEqual([
    ["/program/a/one.pyc", "first"],
    ["/program/a/b/two.json", "{}"],
    ["/program/a/b/none", ""],
  ]);
});
