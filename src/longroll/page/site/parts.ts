/** `parts.json`, which `make site` writes beside the page. */

export interface Parts {
  /** Pyodide's own script that loads the rest. */
  loader: string;
  /** JSON. Pyodide reads from it which Python it is; there are no packages in it. */
  lock: string;
  /** Compressed, under the name that they are asked for by. */
  files: Record<string, Packed>;
  /** By language, and for any: the compressed file of the answers that are always the same (`tools/fixed_answers.py`). */
  answers: Record<string, string>;
}

export interface Packed {
  path: string;
  bytes: number;
  /** Of what is in it. */
  type: string;
}

export async function readParts(base: string): Promise<Parts> {
  return (await (await fetch(`${base}parts.json`)).json()) as Parts;
}
