/** A reference card: one page with the sequence, costs and tables of a game. The sentences are those of its rules, the figures those of its tables. */

import type { Say } from "../words/catalogue.ts";

export interface ReferenceCard {
  /** As in its address. */
  name: string;
  /** The titles it is for; without a match it shows the tables of the first. */
  titles: readonly [string, ...string[]];
  /** The key of what it is called. */
  label: string;
  blocks(tables: Tables, say: Say): Block[];
}

/** As the server sends them. */
export type Tables = Record<string, unknown>;

/** A part of a card under the heading of a section of the rulebook: sentences of it, then tables. */
export interface Block {
  /** The number of the section. */
  section: string;
  /** Numbers of rules, without the letters of their system. */
  rules?: string[];
  tables?: Table[];
}

export interface Table {
  /** Above the first column, and above each of the others. */
  head: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

/** Nothing, or not possible. */
export const NONE = "–";

export const figure = (value: number | null | undefined): string => (value === null || value === undefined ? NONE : String(value).replace("-", "−"));
/** With its sign. */
export const signed = (value: number | null | undefined): string => (value ? `${value > 0 ? "+" : "−"}${Math.abs(value)}` : NONE);
/** `A-a`, `A-b`… for the letters or numbers named. */
export const rulesOf = (section: string, names: string): string[] => names.split(" ").map((name) => `${section}-${name}`);
