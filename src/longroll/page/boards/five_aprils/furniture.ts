/** What is printed around the map: the frame with its numbers, the title, the scale, the compass, the entry letters. */
import type { Point } from "../common/geometry.ts";
import { at, group, make, path, text } from "../common/svg.ts";
import type { Say } from "../../words/catalogue.ts";
import type { MapLayout } from "./mapLayout.ts";
import { northArrow, roses } from "./compass.ts";
import { at1 } from "./curve.ts";
import { cellOf, heading, HEX, neighbour } from "./grid.ts";
import { hexPath } from "./lattice.ts";

/** A hex is 300 yards, a mile 1,760. */
const MILE = (1760 / 300) * HEX;

export function drawPaper({ sheet, frame }: MapLayout): SVGGElement {
  const rule = (off: number, name: string): SVGElement =>
    make("rect", { x: frame.x - off, y: frame.y - off, width: frame.width + 2 * off, height: frame.height + 2 * off, class: name });
  return group("paper", [make("rect", { ...sheet, class: "sheet-paper" }), rule(22, "rule-outer"), rule(19, "rule-inner")]);
}

export function drawFurniture(layout: MapLayout, say: Say): SVGGElement {
  const { frame, sheet, board } = layout;
  const foot = frame.y + frame.height + 22;
  const middle = (foot + sheet.height) / 2;
  const right = frame.x + frame.width;
  return group("furniture", [
    make("rect", { ...frame, class: "neatline" }),
    ...rulers(layout),
    text(board.name, frame.x, middle + 4, "map-title", "start"),
    text(board.date, frame.x + 2, middle + 26, "map-date", "start"),
    northArrow(board.map, say("board-north"), right - 44, middle),
    roses(board.map, right - 214, middle, 84),
    ...(frame.width > 1150 ? [scale(say, right - 300 - MILE, middle)] : []),
  ]);
}

/** The numbers of columns and rows along the frame. */
function rulers({ frame, sites, board }: MapLayout): SVGElement[] {
  const { columns, rows } = board.map;
  const two = (n: number): string => String(n).padStart(2, "0");
  const across = [...sites.values()].filter(({ row }) => row === rows[0]).map(({ x, column }) => ({ x, words: two(column) }));
  const down = [...sites.values()].filter(({ column }) => column === columns[0]).map(({ y, row }) => ({ y, words: two(row) }));
  const [left, right, top, bottom] = [frame.x - 9.5, frame.x + frame.width + 9.5, frame.y - 6, frame.y + frame.height + 13];
  return [
    ...across.flatMap(({ x, words }) => [text(words, x, top, "ruler"), text(words, x, bottom, "ruler")]),
    ...down.flatMap(({ y, words }) => [text(words, left, y + 3.5, "ruler"), text(words, right, y + 3.5, "ruler")]),
  ];
}

function scale(say: Say, x: number, y: number): SVGGElement {
  const part = MILE / 4;
  const bars = [0, 1, 2, 3].map((n) => make("rect", { x: n * part, y: 0, width: part, height: 6, class: n % 2 ? "scale-light" : "scale-dark" }));
  const marks = ["0", "¼", "½", "¾", "1"].map((words, n) => text(words, n * part, -5, "scale-mark"));
  return make("g", { class: "scale", transform: at(x, y - 2) }, [...bars, ...marks, text(say("board-mile"), MILE / 2, 24, "scale-words")]);
}

/** Where troops come in: a letter at the edge, or in the hex where they land. */
export function drawEntries(layout: MapLayout): SVGGElement {
  const signs = layout.board.map.entries.flatMap(({ letter, hexes }) =>
    hexes.flatMap((hex) => {
      const site = layout.at(cellOf(hex));
      return site ? [entrySign(letter, entryPlace(layout, site))] : [];
    }),
  );
  return group("entries", signs);
}

function entrySign(letter: string, { place, turn }: { place: Point; turn: number }): SVGGElement {
  return make("g", { class: "entry", transform: at(place.x, place.y) }, [
    make("path", { d: "M-6.5 8.5H6.5L0 17Z", class: "entry-arrow", transform: `rotate(${at1(turn)})` }),
    make("circle", { r: 10.5 }),
    text(letter, 0, 5, "entry-letter"),
  ]);
}

/** Outside the hex, on the frame, with the arrow pointing in. */
function entryPlace(layout: MapLayout, site: { x: number; y: number; column: number; row: number; edge: boolean }): { place: Point; turn: number } {
  if (!site.edge) return { place: { x: site.x, y: site.y + HEX * 0.62 }, turn: 180 };
  const outs = [0, 3, 1, 2, 4, 5].filter((d) => !layout.has(neighbour(site, d)));
  const [dx, dy] = outs.reduce(([x, y], d) => [x + heading(d).x, y + heading(d).y], [0, 0] as [number, number]);
  const { frame } = layout;
  const upright = Math.abs(dy) > Math.abs(dx);
  if (upright) return dy < 0 ? { place: { x: site.x, y: frame.y - 3 }, turn: 0 } : { place: { x: site.x, y: frame.y + frame.height + 3 }, turn: 180 };
  return dx < 0 ? { place: { x: frame.x - 3, y: site.y }, turn: 270 } : { place: { x: frame.x + frame.width + 3, y: site.y }, turn: 90 };
}

/** Objectives have a heavier hex. */
export function drawGoals(layout: MapLayout): SVGGElement {
  const d = layout.board.map.objectives.flatMap(({ hex }) => {
    const site = layout.at(cellOf(hex));
    return site ? [hexPath(site, 0.93)] : [];
  });
  return group("goals", [path(d.join(""), "goal-glow"), path(d.join(""), "goal")]);
}
