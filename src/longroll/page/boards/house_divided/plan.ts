/** The plan of the map: where each box stands on the sheet, what lies beside what. */
import layout from "./geography/layout.json";
import type { BoardData, Box, Line } from "../../games/house_divided/types.ts";
import type { Area, Point } from "../common/geometry.ts";

export interface NamePlace {
  x: number;
  y: number;
  anchor: string;
  lines: string[];
}

export interface Site extends Point {
  box: Box;
  name: NamePlace;
}

export interface Plan {
  width: number;
  height: number;
  sites: Map<string, Site>;
  lines: Line[];
  neighbours: Map<string, Set<string>>;
}

export const SHEET: Area = { x: 0, y: 0, width: layout.board.width, height: layout.board.height };
export const BOX = layout.board.box;
export const HALF = BOX / 2;
export const COUNTER = layout.board.counter;

const PLACES: Partial<Record<string, Point & { name: NamePlace }>> = layout.boxes;

/** A box that the layout does not know stands where the data puts it. */
function siteOf(box: Box): Site {
  const place = PLACES[box.id];
  if (place) return { box, x: place.x, y: place.y, name: place.name };
  const [x, y] = [box.x * 1.6 + 30, box.y * 1.6 + 62];
  return { box, x, y, name: { x, y: y + 27.6, anchor: "middle", lines: [box.name] } };
}

export function makePlan(data: BoardData): Plan {
  const neighbours = new Map(data.boxes.map((box) => [box.id, new Set<string>()]));
  for (const line of data.lines) {
    neighbours.get(line.a)?.add(line.b);
    neighbours.get(line.b)?.add(line.a);
  }
  const sites = new Map(data.boxes.map((box) => [box.id, siteOf(box)]));
  return { width: SHEET.width, height: SHEET.height, sites, lines: data.lines, neighbours };
}

/** Every box at most `steps` lines away from one of `from`. */
export function within(plan: Plan, from: Iterable<string>, steps: number): Set<string> {
  const found = new Set(from);
  let edge = [...found];
  for (let step = 0; step < steps; step++) {
    const next = edge.flatMap((id) => [...(plan.neighbours.get(id) ?? [])]).filter((id) => !found.has(id));
    for (const id of next) found.add(id);
    edge = [...new Set(next)];
  }
  return found;
}

/** The smallest area around some points, with a margin. */
export function areaOf(points: readonly Point[], margin: number): Area {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
