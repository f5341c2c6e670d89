/** The lines between the boxes: roads dashed, railways ticked, rivers broad with arrows downstream. */
import type { Plan } from "./plan.ts";
import type { Line } from "../../games/house_divided/types.ts";
import { group, make, path } from "../common/svg.ts";
import { along, dOf, length, type Ways } from "./ways.ts";

/** The strokes of a line, from the lowest to the uppermost. */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  road: ["casing", "road"],
  rail: ["casing", "rail-ties", "rail"],
  river: ["river-bank", "river"],
  sea: ["casing", "sea-lane"],
};

/** A course drawn as its kind of line. */
export function drawCourse(d: string, kind: string, name: string): SVGGElement {
  const strokes = STROKES[kind] ?? ["casing", "road"];
  return group(`${name} kind-${kind}`, strokes.map((stroke) => path(d, stroke)));
}

export class Lines {
  readonly layer = group("lines");

  constructor(
    private readonly plan: Plan,
    private readonly ways: Ways,
  ) {}

  /** Draw all lines (again, when the rivers are known): rivers lowest, railways uppermost. */
  draw(): void {
    const rank = { river: 0, road: 1, rail: 2 };
    const lines = [...this.plan.lines].sort((a, b) => rank[a.type] - rank[b.type]);
    this.layer.replaceChildren(...lines.map((line) => this.one(line)));
  }

  private one(line: Line): SVGGElement {
    const drawn = drawCourse(dOf(this.ways.of(line)), line.type, "line");
    if (line.downstream) drawn.append(...this.arrows(line));
    return drawn;
  }

  private arrows(line: Line): SVGElement[] {
    const course = this.ways.of(line);
    if (line.downstream === line.a) course.reverse();
    const shares = length(course) > 130 ? [0.36, 0.68] : [0.55];
    return shares.map((share) => {
      const { x, y, angle } = along(course, share);
      const turn = `translate(${x} ${y}) rotate(${angle})`;
      return make("path", { d: "M-6-5.5L6 0L-6 5.5L-2.6 0Z", class: "flow", transform: turn });
    });
  }
}
