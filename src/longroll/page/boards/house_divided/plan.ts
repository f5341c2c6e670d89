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

/** A place of the layout, with the printed coordinates and, if it is another, the printed name that it was made of. */
interface Place extends Point {
  name: NamePlace;
  of: number[];
  label?: string;
}

const PLACES: Partial<Record<string, Place>> = layout.boxes;
const SCALE = 1.6;

/** A box that is not where it is printed is moved as far on the sheet; one that the layout does not know stands where the data puts it. */
function siteOf(box: Box): Site {
  const place = PLACES[box.id];
  if (!place) {
    const [x, y] = [box.x * SCALE + 30, box.y * SCALE + 62];
    return { box, x, y, name: { x, y: y + 27.6, anchor: "middle", lines: [box.name] } };
  }
  const { name, of: [printedX = 0, printedY = 0], label } = place;
  const [right, down] = [(box.x - printedX) * SCALE, (box.y - printedY) * SCALE];
  const lines = box.name === (label ?? name.lines.join(" ")) ? name.lines : [box.name];
  return { box, x: place.x + right, y: place.y + down, name: { ...name, x: name.x + right, y: name.y + down, lines } };
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
