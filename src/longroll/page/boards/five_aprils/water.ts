/** Where streams, creeks and rivers run: along the sides of the hexes, from corner to corner, joining at corners. Pure. */
import type { Point } from "../common/geometry.ts";
import type { WaterKind } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { hash, noise, jitter } from "../common/chance.ts";
import { type Knot, pin, relaxed } from "./course.ts";
import { through } from "./curve.ts";
import { HEX } from "./grid.ts";

export interface Course {
  name: string;
  kind: WaterKind;
  points: Point[];
  /** Does it rise here, at its first or last point? */
  springs: [boolean, boolean];
}

interface Side {
  name: string;
  ends: [string, string];
}

const keyOf = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Lines of sides that go on from one another; a line ends where three sides meet or none goes on. */
export function chains(sides: readonly Side[]): Side[][] {
  const left = new Set(sides);
  const meet = new Map<string, Side[]>();
  for (const side of sides) for (const end of side.ends) meet.set(end, [...(meet.get(end) ?? []), side]);
  const follow = (end: string): Side | undefined => {
    const all = meet.get(end) ?? [];
    return all.length === 2 ? all.find((one) => left.has(one)) : undefined;
  };
  const found: Side[][] = [];
  while (left.size > 0) {
    const start = [...left].find((side) => side.ends.some((end) => (meet.get(end) ?? []).length !== 2)) ?? [...left][0];
    if (!start) break;
    left.delete(start);
    const loose = (meet.get(start.ends[0]) ?? []).length !== 2 ? 1 : 0;
    found.push(walk(loose ? start : { ...start, ends: [start.ends[1], start.ends[0]] }, follow, left));
  }
  return found;
}

function walk(start: Side, follow: (end: string) => Side | undefined, left: Set<Side>): Side[] {
  const line = [start];
  for (let end = start.ends[1]; ; ) {
    const next = follow(end);
    if (!next) return line;
    left.delete(next);
    const onward = next.ends[0] === end ? next.ends[1] : next.ends[0];
    line.push({ name: next.name, ends: [end, onward] });
    end = onward;
  }
}

export function layWater(layout: MapLayout): Course[] {
  const { water, crossings } = layout.board.map;
  const places = new Map<string, Point>();
  const read = (name: string): Side | null => {
    const side = layout.side(name);
    if (!side) return null;
    for (const end of side.ends) places.set(keyOf(end), end);
    return { name, ends: [keyOf(side.ends[0]), keyOf(side.ends[1])] };
  };
  const read_all = water.map(({ sides }) => sides.flatMap((side) => read(side) ?? []));
  const degree = new Map<string, number>();
  for (const end of read_all.flat().flatMap((side) => side.ends)) degree.set(end, (degree.get(end) ?? 0) + 1);
  const crossed = new Set(crossings.flatMap(({ side, kind }) => (kind === "none" ? [] : [side, side.split("|").reverse().join("|")])));
  const bed = new Bed(layout, places, degree, crossed);
  return water.flatMap(({ name, kind }, n) => chains(read_all[n] ?? []).map((chain) => ({ name, kind, ...bed.course(chain) })));
}

/** The corners and sides on which water runs. */
class Bed {
  constructor(
    private readonly layout: MapLayout,
    private readonly places: ReadonlyMap<string, Point>,
    private readonly degree: ReadonlyMap<string, number>,
    private readonly crossed: ReadonlySet<string>,
  ) {}

  course(chain: readonly Side[]): { points: Point[]; springs: [boolean, boolean] } {
    const [first = "", last = ""] = [chain[0]?.ends[0], chain.at(-1)?.ends[1]];
    const knots = [this.corner(first, true), ...chain.flatMap((side) => [this.side(side.name), this.corner(side.ends[1], side.ends[1] === last)])];
    const line = through(relaxed([...this.beyond(first).reverse(), ...knots, ...this.beyond(last)]), 6);
    return { points: line.map(meander), springs: [this.isSpring(first), this.isSpring(last)] };
  }

  private corner(key: string, end: boolean): Knot {
    const { x, y } = this.places.get(key) ?? { x: 0, y: 0 };
    const home = { x: x + (hash(x, y, 21) - 0.5) * 7, y: y + (hash(x, y, 22) - 0.5) * 7 };
    return end || (this.degree.get(key) ?? 0) > 2 ? pin(home) : { point: home, home, slack: HEX * 0.17 };
  }

  private side(name: string): Knot {
    const middle = this.layout.side(name)?.middle ?? { x: 0, y: 0 };
    return this.crossed.has(name) ? pin(middle) : { point: middle, home: middle, slack: HEX * 0.1 };
  }

  private isOuter(key: string): boolean {
    const { x, y } = this.places.get(key) ?? { x: 0, y: 0 };
    const r = HEX * 0.3;
    return [[-r, -r], [r, -r], [r, r], [-r, r], [r * 1.4, 0], [-r * 1.4, 0]].some(([dx = 0, dy = 0]) => !this.layout.has(this.layout.under({ x: x + dx, y: y + dy })));
  }

  private isSpring(key: string): boolean {
    return this.degree.get(key) === 1 && !this.isOuter(key) && !this.mouth(key);
  }

  /** The middle of the river hex that water flows into. */
  private mouth(key: string): Point | null {
    const { x, y } = this.places.get(key) ?? { x: 0, y: 0 };
    const near = [0, 60, 120, 180, 240, 300].map((turn) => (turn * Math.PI) / 180);
    const cells = near.map((turn) => this.layout.at(this.layout.under({ x: x + Math.cos(turn) * HEX * 0.4, y: y + Math.sin(turn) * HEX * 0.4 })));
    return cells.find((site) => site?.terrain === "river") ?? null;
  }

  /** Water that reaches the edge goes on beyond it. */
  private beyond(key: string): Knot[] {
    const mouth = this.degree.get(key) === 1 && this.mouth(key);
    if (mouth) return [pin({ x: mouth.x, y: mouth.y })];
    if (this.degree.get(key) !== 1 || !this.isOuter(key)) return [];
    const { x, y } = this.places.get(key) ?? { x: 0, y: 0 };
    const { frame } = this.layout;
    const [left, right] = [x - frame.x, frame.x + frame.width - x];
    const [up, down] = [y - frame.y, frame.y + frame.height - y];
    const least = Math.min(left, right, up, down);
    const far = least + 30;
    if (least === left) return [pin({ x: x - far, y: y + 6 })];
    if (least === right) return [pin({ x: x + far, y: y - 6 })];
    return [pin({ x: x + 5, y: least === up ? y - far : y + far })];
  }
}

function meander(point: Point): Point {
  const { x, y } = jitter(point.x, point.y);
  return { x: x + noise(point.x / 15, point.y / 15, 31) * 1.9, y: y + noise(point.x / 15, point.y / 15, 32) * 1.9 };
}
