/** Routes over the map, as the server writes them. */

import type { HighlightPath } from "../../boards/board.ts";
import type { Facts } from "../../api/types.ts";
import type { BoardData, Line } from "./types.ts";

const KINDS: Record<string, Line["type"]> = { "/": "road", "=": "rail", "~": "river" };

/** `evansville~paducah~cairo` taken apart. */
export function readRoute(text: string): HighlightPath {
  return { places: text.split(/[/=~]/), kinds: [...text].flatMap((sign) => KINDS[sign] ?? []) };
}

/** A route as the sentences want it: where it goes, through where, by what lines. */
export function routeFacts(text: string): Facts {
  const { places, kinds } = readRoute(text);
  const [line = "", second = line] = kinds;
  const legs = kinds.length === 1 ? "one" : line === second ? "two" : "mixed";
  return { legs, via: places[1] ?? "", to: places.at(-1) ?? "", line, second };
}

/** The lines between two boxes that are neighbours: there may be two, and either will do. */
export function linesBetween(board: BoardData, from: string, to: string): HighlightPath[] {
  return board.lines.filter((one) => other(one, from) === to).map(({ type }) => ({ places: [from, to], kinds: [type] }));
}

/** Does a unit that comes this way cross a river into the last box? */
export function crosses(board: BoardData, text: string): boolean {
  const { places, kinds } = readRoute(text);
  const [from, to] = places.slice(-2);
  const line = board.lines.find((one) => one.type === kinds.at(-1) && other(one, from ?? "") === to);
  return line?.crossing_into.includes(to ?? "") ?? false;
}

function other(line: Line, box: string): string {
  if (line.a === box) return line.b;
  return line.b === box ? line.a : "";
}
