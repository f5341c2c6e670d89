/** What a pointer means: the unit under it, or the box nearest to it, the highlighted ones before the others. */
import type { Highlight, Thing } from "../board.ts";
import type { Counters } from "./counters.ts";
import { HALF, type Plan } from "./plan.ts";
import type { Point } from "../common/geometry.ts";
import type { Target } from "../common/target.ts";
import { keyOf } from "../common/thing.ts";

export type Highlights = ReadonlyMap<string, Highlight>;

const unitThing = (id: string): Thing => ({ kind: "unit", id });
const boxThing = (id: string): Thing => ({ kind: "box", id });

export class Aim {
  constructor(
    protected readonly plan: Plan,
    protected readonly counters: Counters,
    private readonly highlights: () => Highlights,
  ) {}

  /** `radius`: how far from the edge of a box a pointer still means it; `scale`: how large boxes are drawn. */
  at(point: Point, element: Element | null, radius: number, scale: number): Target | null {
    const unit = element?.closest<SVGElement>("[data-unit]")?.dataset["unit"];
    if (unit !== undefined) return this.unit(unit);
    const stack = element?.closest<SVGElement>("[data-stack]")?.dataset["stack"];
    const box = stack ?? this.nearest(point, radius, scale);
    return box === undefined ? null : this.box(box);
  }

  /** In place, a highlighted box is meant rather than a unit that is not highlighted and stands on it. */
  private unit(id: string): Target {
    const box = this.counters.homeOf(id) ?? "";
    const mode = this.counters.modeOf(box);
    if (mode === "fan" || this.highlighted(unitThing(id), mode)) return { thing: unitThing(id), stack: false };
    if (this.highlights().has(keyOf(boxThing(box)))) return { thing: boxThing(box), stack: false };
    return { thing: unitThing(id), stack: mode === "closed" && this.counters.unitsIn(box).length > 1 };
  }

  /** A highlighted unit of a closed pile cannot be told from the others there. */
  private highlighted(thing: Thing, mode: string): boolean {
    const alone = this.counters.unitsIn(this.counters.homeOf(thing.id) ?? "").length === 1;
    return (alone || mode === "spread") && this.highlights().has(keyOf(thing));
  }

  private box(id: string): Target {
    const thing = boxThing(id);
    if (this.highlights().has(keyOf(thing))) return { thing, stack: false };
    const units = this.counters.unitsIn(id);
    const highlighted = units.filter((unit) => this.highlights().has(keyOf(unitThing(unit.unit))));
    if (highlighted.length === 0) return { thing, stack: false };
    const only = highlighted.length === 1 && units.length === 1 ? highlighted[0] : undefined;
    return only ? { thing: unitThing(only.unit), stack: false } : { thing, stack: true };
  }

  private nearest(point: Point, radius: number, scale: number): string | undefined {
    let [best, least] = ["", Infinity];
    for (const [id, site] of this.plan.sites) {
      const far = Math.max(Math.abs(point.x - site.x), Math.abs(point.y - site.y)) - HALF * scale;
      if (far > radius) continue;
      const cost = Math.max(far, 0) + (far > 0 && !this.matters(id) ? radius : 0);
      if (cost < least) [best, least] = [id, cost];
    }
    return best || undefined;
  }

  private matters(box: string): boolean {
    const highlights = this.highlights();
    return highlights.has(keyOf(boxThing(box))) || this.counters.unitsIn(box).some((u) => highlights.has(keyOf(unitThing(u.unit))));
  }
}
