/** Our program, as `tools/site.py` joins its files: the length of a list, the list with the size of each file, the files. */

/** The part of Emscripten's file system that is used. */
export interface Files {
  mkdirTree(folder: string): void;
  writeFile(path: string, content: Uint8Array, how: { canOwn: boolean }): void;
}

const START = 4;

/** Puts the files where Python finds them. They stay in `joined`, so nothing is copied. */
export function install(joined: ArrayBuffer, files: Files, folder: string): void {
  const length = new DataView(joined).getUint32(0, true);
  const listed = JSON.parse(new TextDecoder().decode(new Uint8Array(joined, START, length))) as [string, number][];
  for (const name of new Set(listed.map(([path]) => folderOf(path)))) files.mkdirTree(`${folder}/${name}`);
  let start = START + length;
  for (const [path, size] of listed) {
    files.writeFile(`${folder}/${path}`, new Uint8Array(joined, start, size), { canOwn: true });
    start += size;
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
