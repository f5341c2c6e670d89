/** What a pointer means: the unit under it, or the hex, the highlighted ones before the others. */
import type { Highlight, Thing } from "../board.ts";
import type { Point } from "../common/geometry.ts";
import type { Target } from "../common/target.ts";
import { keyOf } from "../common/thing.ts";
import type { MapLayout } from "./mapLayout.ts";
import type { Counters } from "./counters.ts";

const unitThing = (id: string): Thing => ({ kind: "unit", id });
const hexThing = (id: string): Thing => ({ kind: "hex", id });

export class Aim {
  constructor(
    protected readonly layout: MapLayout,
    protected readonly counters: Counters,
    private readonly highlights: () => ReadonlyMap<string, Highlight>,
  ) {}

  at(point: Point, element: Element | null): Target | null {
    const unit = element?.closest<SVGElement>("[data-unit]")?.dataset["unit"];
    if (unit !== undefined) return this.unit(unit);
    const tray = element?.closest<SVGElement>("[data-stack]")?.dataset["stack"];
    const hex = tray ?? this.layout.at(this.layout.under(point))?.id;
    return hex === undefined ? null : this.hex(hex);
  }

  private isLit = (thing: Thing): boolean => this.highlights().has(keyOf(thing));

  /** In place, a highlighted hex is meant rather than a unit that is not highlighted and stands on it. */
  private unit(id: string): Target {
    const hex = this.counters.homeOf(id) ?? "";
    if (this.counters.opened() === hex) return { thing: unitThing(id), stack: false };
    return this.hex(hex, id);
  }

  private hex(id: string, unit?: string): Target {
    const units = this.counters.unitsIn(id);
    const highlighted = units.filter((one) => this.isLit(unitThing(one)));
    const [only, ...more] = highlighted;
    if (only === undefined) {
      const thing = unit !== undefined && !this.isLit(hexThing(id)) ? unitThing(unit) : hexThing(id);
      return { thing, stack: unit !== undefined && units.length > 1 && !this.isLit(hexThing(id)) };
    }
    if (this.isLit(hexThing(id))) return { thing: hexThing(id), stack: false };
    return more.length === 0 && units.length === 1 ? { thing: unitThing(only), stack: false } : { thing: unit ? unitThing(unit) : hexThing(id), stack: true };
  }
}
