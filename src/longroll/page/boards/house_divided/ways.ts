/** The course of a line over the sheet: roads and railways straight, rivers as they flow, voyages in an arc. */
import type { Plan } from "./plan.ts";
import type { Line } from "../../games/house_divided/types.ts";
import { distance, type Point } from "../common/geometry.ts";
import { round } from "../common/svg.ts";
import { sail } from "./sea.ts";

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;

/** The points of a path made of one M and any l, as the geography writes them. */
export function points(d: string): Point[] {
  const numbers = (d.match(NUMBER) ?? []).map(Number);
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let n = 0; n + 1 < numbers.length; n += 2) {
    x += numbers[n] ?? 0;
    y += numbers[n + 1] ?? 0;
    found.push({ x, y });
  }
  return found;
}

export const dOf = (course: readonly Point[]): string =>
  course.map((p, n) => `${n ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");

/** The point a share of the way along a course, and the direction there (degrees), looking a little back and ahead. */
export function along(course: readonly Point[], share: number): Point & { angle: number } {
  const total = length(course);
  const here = walk(course, total * share);
  const [back, ahead] = [walk(course, total * share - 7), walk(course, total * share + 7)];
  return { ...here, angle: (Math.atan2(ahead.y - back.y, ahead.x - back.x) * 180) / Math.PI };
}

export function length(course: readonly Point[]): number {
  return course.slice(1).reduce((sum, p, n) => sum + distance(p, course[n] ?? p), 0);
}

function walk(course: readonly Point[], far: number): Point {
  let left = far;
  for (let n = 1; n < course.length; n++) {
    const [a, b] = [course[n - 1], course[n]];
    if (!a || !b) break;
    const step = distance(a, b);
    if (left <= step) return { x: a.x + ((b.x - a.x) * left) / (step || 1), y: a.y + ((b.y - a.y) * left) / (step || 1) };
    left -= step;
  }
  return course.at(-1) ?? { x: 0, y: 0 };
}


/** The straight way between two boxes, from the middle of one to the middle of the other. */
function straight(plan: Plan, a: string, b: string): Point[] {
  const [from, to] = [plan.sites.get(a), plan.sites.get(b)];
  return from && to ? [from, to] : [];
}

/** Does a course end in both places? It does not where a pack has moved one of them. */
function joins(course: Point[], places: Point[]): boolean {
  const ends = [course[0], course.at(-1)];
  return places.every((place) => ends.some((end) => end && Math.hypot(end.x - place.x, end.y - place.y) < 2));
}

/** Knows every course, once the geography has told where the rivers flow. */
export class Ways {
  private sailed: Record<string, string> = {};
  private readonly rivers = new Map<string, string>();

  constructor(private readonly plan: Plan) {
    for (const line of plan.lines) {
      if (line.type === "river") this.rivers.set(line.a + " " + line.b, line.id).set(line.b + " " + line.a, line.id);
    }
  }

  learn(sailed: Record<string, string>): void {
    this.sailed = sailed;
  }

  of(line: Line): Point[] {
    return this.course(line.a, line.b, line.type);
  }

  /** The way of a unit through these boxes: between two that no line joins it goes by sea. */
  through(boxes: readonly string[]): Point[] {
    const [a = "", b = ""] = boxes;
    const sails = boxes.length === 2 && !this.plan.neighbours.get(a)?.has(b);
    return sails ? this.course(a, b, "sea") : boxes.flatMap((box) => this.plan.sites.get(box) ?? []);
  }

  /** From one box to another by a kind of line; in the direction of the stored course for a river. */
  course(a: string, b: string, kind: string): Point[] {
    if (kind === "sea") return sail(straight(this.plan, a, b));
    const flow = kind === "river" ? this.sailed[this.rivers.get(`${a} ${b}`) ?? ""] : undefined;
    const [direct, course] = [straight(this.plan, a, b), flow ? points(flow) : []];
    return course.length && joins(course, direct) ? course : direct;
  }
}
