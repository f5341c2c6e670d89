/** Ways over the map: how they are written, and which there are between two boxes. */

import type { HighlightPath } from "../../boards/board.ts";
import type { Facts } from "../../api/types.ts";
import type { BoardData, Line } from "./types.ts";

const SIGNS = { road: "/", rail: "=", river: "~" } as const;
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

interface Step {
  box: string;
  text: string;
  kinds: string[];
}

/** The written ways of one or two lines between two boxes, the plainest first. */
export function routesBetween(board: BoardData, from: string, to: string): string[] {
  const first = stepsFrom(board, { box: from, text: from, kinds: [] });
  const second = first.filter((step) => step.box !== to).flatMap((step) => stepsFrom(board, step));
  const found = [...first, ...second].filter((step) => step.box === to);
  return found.sort((a, b) => oddity(a) - oddity(b)).map((step) => step.text);
}

/** A shortest way, however long. */
export function longRoute(board: BoardData, from: string, to: string): string {
  const seen = new Set([from]);
  let edge: Step[] = [{ box: from, text: from, kinds: [] }];
  while (edge.length > 0) {
    const next = edge.flatMap((step) => stepsFrom(board, step)).filter((step) => !seen.has(step.box));
    const found = next.find((step) => step.box === to);
    if (found) return found.text;
    for (const step of next) seen.add(step.box);
    edge = next;
  }
  return "";
}

/** Does a unit that comes this way cross a river into the last box? */
export function crosses(board: BoardData, text: string): boolean {
  const { places, kinds } = readRoute(text);
  const [from, to] = places.slice(-2);
  const line = board.lines.find((one) => one.type === kinds.at(-1) && other(one, from ?? "") === to);
  return line?.crossing_into.includes(to ?? "") ?? false;
}

function stepsFrom(board: BoardData, step: Step): Step[] {
  return linesAt(board, step.box).map((line) => {
    const box = other(line, step.box);
    return { box, text: `${step.text}${SIGNS[line.type]}${box}`, kinds: [...step.kinds, line.type] };
  });
}

const known = new WeakMap<BoardData, Map<string, Line[]>>();

/** The lines that leave a box; looked up once per board. */
function linesAt(board: BoardData, box: string): Line[] {
  let lines = known.get(board);
  if (!lines) {
    lines = new Map();
    for (const line of board.lines) for (const end of [line.a, line.b]) lines.set(end, [...(lines.get(end) ?? []), line]);
    known.set(board, lines);
  }
  return lines.get(box) ?? [];
}

function other(line: Line, box: string): string {
  if (line.a === box) return line.b;
  return line.b === box ? line.a : "";
}

/** Short before long, one kind of line before a mixture. */
function oddity(step: Step): number {
  return step.kinds.length * 2 + new Set(step.kinds).size;
}
