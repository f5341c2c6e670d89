/** Formations told apart: each has a colour and a badge of its own within its side. Pure. */
import type { Formation } from "../../games/five_aprils/types.ts";

export interface Mark {
  colour: string;
  /** What is written on the colour. */
  ink: string;
  badge: string;
}

const LIGHT = "#fffaf0";
const DARK = "#1d1812";
const COLOURS: readonly [string, string][] = [
  ["#b03a2e", LIGHT],
  ["#e0a526", DARK],
  ["#2f7d4f", LIGHT],
  ["#7b4ea3", LIGHT],
  ["#3aa6b0", DARK],
  ["#d97a2b", DARK],
  ["#e9e2cf", DARK],
  ["#8a5a34", LIGHT],
  ["#c76a9a", DARK],
  ["#9bb04a", DARK],
  ["#4a5563", LIGHT],
];

/** `XI Corps` is XI, `1st Division` is 1, `Price` is Pr. */
export function badgeOf(name: string): string {
  const first = name.split(/[\s(]/)[0] ?? name;
  const number = /^\d+/.exec(first);
  if (number) return number[0];
  return /^[IVX]+$/.test(first) ? first : first.slice(0, 2);
}

export function marksOf(formations: readonly Formation[]): Map<string, Mark> {
  const counts = { union: 0, confederate: 0 };
  return new Map(
    formations.map(({ id, side, name }) => {
      const [colour, ink] = COLOURS[counts[side]++ % COLOURS.length] ?? [DARK, LIGHT];
      return [id, { colour, ink, badge: badgeOf(name) }];
    }),
  );
}
