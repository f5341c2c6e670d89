/** The rows of matches, as `hosts/browser/storage.py` writes them. */

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type State = Record<string, Json>;

/** A change of one match: it expects a version, cuts rows off and puts others in. */
export interface Change {
  match: string;
  header?: Json[];
  expected?: number;
  rules?: string;
  state?: State;
  delete?: boolean;
  /** All of the history is written anew. */
  replace?: boolean;
  /** Actions that remain. */
  kept?: number;
  history?: Json[][];
  checkpoints?: [number, string][];
  estimate?: [number, ...Json[]] | null;
  /** Of a finished match, in place of an earlier one; such a change is nothing else. */
  analysis?: [number, string];
}

export interface Stored {
  header: Json[];
  state: State;
}

/** Where the columns are that this file must know. */
export const RULES = 3;
const LESSON = 15;
export const NUMBER = 1;

export const isListed = ({ header }: Stored): boolean => header[LESSON] === "";
export const updated = ({ state }: Stored): number => Number(state["updated"]);

/** What the Python side asks for; texts are JSON. */
export interface RowStore {
  write(changes: string): Promise<string>;
  read(match: string): Promise<string | undefined>;
  version(match: string): Promise<number | undefined>;
  newest(limit: number): Promise<string>;
  estimates(match: string): Promise<string>;
  analysis(match: string): Promise<string | undefined>;
}
