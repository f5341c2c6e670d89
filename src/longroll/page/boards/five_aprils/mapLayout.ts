/** The map of a battle laid out on a sheet: each hex with its place and its ground, the frame and the margins. */
import type { Area, Point } from "../common/geometry.ts";
import type { BoardData, Terrain } from "../../games/five_aprils/types.ts";
import { type Cell, cellAt, cellOf, centreOf, CORNERS, directionTo, HEX, nameOf, neighbour, PITCH, SIDE } from "./grid.ts";

export interface Site extends Point, Cell {
  id: string;
  terrain: Terrain;
  /** Does it lie on the edge of the map? */
  edge: boolean;
}

/** Between the outermost hexes and the frame; around the frame; under it, for title and compass. */
const BLEED = 16;
const MARGIN = 34;
const FOOT = 122;

export class MapLayout {
  readonly sites: ReadonlyMap<string, Site>;
  /** All that is printed, and the drawn ground in it. */
  readonly sheet: Area;
  readonly frame: Area;
  private readonly shift: Point;

  constructor(public board: BoardData) {
    const { columns, rows } = board.map;
    const first = centreOf({ column: columns[0], row: rows[0] });
    const wide = (columns[1] - columns[0]) * PITCH + 2 * SIDE;
    const high = (rows[1] - rows[0] + 1.5) * HEX;
    const top = rows[0] * HEX - HEX / 2;
    this.shift = { x: MARGIN + BLEED + SIDE - first.x, y: MARGIN + BLEED - top };
    this.frame = { x: MARGIN, y: MARGIN, width: wide + 2 * BLEED, height: high + 2 * BLEED };
    this.sheet = { x: 0, y: 0, width: wide + 2 * (BLEED + MARGIN), height: high + 2 * BLEED + MARGIN + FOOT };
    this.sites = this.findSites();
  }

  /** Another print of a map of the same extent. */
  update(board: BoardData): void {
    this.board = board;
    const fresh = this.findSites();
    for (const [id, site] of this.sites) site.terrain = fresh.get(id)?.terrain ?? site.terrain;
  }

  has({ column, row }: Cell): boolean {
    const { columns, rows } = this.board.map;
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  }

  at(cell: Cell): Site | undefined {
    return this.sites.get(nameOf(cell));
  }

  centre(cell: Cell): Point {
    const middle = centreOf(cell);
    return { x: middle.x + this.shift.x, y: middle.y + this.shift.y };
  }

  /** The hex under a point, on the map or beyond it. */
  under(point: Point): Cell {
    return cellAt({ x: point.x - this.shift.x, y: point.y - this.shift.y });
  }

  /** Beyond the edge the ground goes on as it is at the edge. */
  ground(cell: Cell): Site | undefined {
    const { columns, rows } = this.board.map;
    const column = Math.min(Math.max(cell.column, columns[0]), columns[1]);
    const row = Math.min(Math.max(cell.row, rows[0]), rows[1]);
    return this.at({ column, row });
  }

  /** The middle of the side between two neighbouring hexes, and its two ends. */
  side(name: string): { middle: Point; ends: [Point, Point]; normal: Point } | null {
    const [a, b] = name.split("|").map((one) => cellOf(one));
    if (!a || !b) return null;
    const d = directionTo(a, b);
    const [from, c, e] = [this.centre(a), CORNERS[d], CORNERS[(d + 1) % 6]];
    if (!c || !e) return null;
    const ends: [Point, Point] = [{ x: from.x + c.x, y: from.y + c.y }, { x: from.x + e.x, y: from.y + e.y }];
    const middle = { x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2 };
    return { middle, ends, normal: { x: (middle.x - from.x) / (HEX / 2), y: (middle.y - from.y) / (HEX / 2) } };
  }

  private findSites(): Map<string, Site> {
    const { columns, rows, base, terrain } = this.board.map;
    const kinds = new Map<string, Terrain>();
    for (const kind in terrain) for (const id of terrain[kind as Terrain] ?? []) kinds.set(id, kind as Terrain);
    const found = new Map<string, Site>();
    for (let column = columns[0]; column <= columns[1]; column++) {
      for (let row = rows[0]; row <= rows[1]; row++) {
        const cell = { column, row };
        const edge = CORNERS.some((_, d) => !this.has(neighbour(cell, d)));
        const id = nameOf(cell);
        found.set(id, { id, ...cell, ...this.centre(cell), terrain: kinds.get(id) ?? base, edge });
      }
    }
    return found;
  }
}
