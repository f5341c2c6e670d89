/** The ways to a highlighted place, drawn while it is pointed at: each stretch as its kind of line. */
import type { HighlightPath } from "../board.ts";
import { drawCourse } from "./lines.ts";
import type { Plan } from "./plan.ts";
import { group, make } from "../common/svg.ts";
import { dOf, type Ways } from "./ways.ts";

export class Paths {
  readonly layer = group("paths");

  constructor(
    private readonly plan: Plan,
    private readonly ways: Ways,
  ) {}

  show(paths: readonly HighlightPath[]): void {
    const drawn = new Set<string>();
    this.layer.replaceChildren(...paths.flatMap((path) => this.stretches(path, drawn)), ...paths.flatMap((path) => this.stops(path)));
  }

  clear(): void {
    if (this.layer.firstChild) this.layer.replaceChildren();
  }

  /** Several ways may share a stretch: it is drawn once. */
  private stretches(path: HighlightPath, drawn: Set<string>): SVGGElement[] {
    return path.places.slice(1).flatMap((to, n) => {
      const [from, kind] = [path.places[n] ?? to, path.kinds[n] ?? "road"];
      const name = [from, to].sort().join(" ") + kind;
      if (drawn.has(name)) return [];
      drawn.add(name);
      return [this.stretch(from, to, kind)];
    });
  }

  private stretch(from: string, to: string, kind: string): SVGGElement {
    const d = dOf(this.ways.course(from, to, kind));
    const drawn = drawCourse(d, kind, "way");
    drawn.prepend(make("path", { d, class: "way-glow" }));
    return drawn;
  }

  private stops(path: HighlightPath): SVGElement[] {
    return path.places.slice(0, -1).flatMap((id) => {
      const site = this.plan.sites.get(id);
      return site ? [make("circle", { cx: site.x, cy: site.y, r: 5, class: "way-stop" })] : [];
    });
  }
}
