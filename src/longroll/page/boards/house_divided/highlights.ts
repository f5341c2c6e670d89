/** What may be picked on the map of boxes. */
import type { Highlight, Thing } from "../board.ts";
import type { Point } from "../common/geometry.ts";
import { Highlights } from "../common/highlights.ts";
import type { Boxes } from "./boxes.ts";
import type { Counters } from "./counters.ts";
import type { Plan } from "./plan.ts";

export class BoxHighlights extends Highlights {
  constructor(
    private readonly plan: Plan,
    private readonly boxes: Boxes,
    private readonly counters: Counters,
  ) {
    super();
  }

  override set(highlighted: readonly Highlight[]): void {
    this.counters.light(new Set(unitsOf(highlighted)));
    super.set(highlighted);
  }

  element(thing: Thing): SVGGElement | undefined {
    return thing.kind === "box" ? this.boxes.element(thing.id) : this.counters.element(thing.id);
  }

  place(thing: Thing): Point | undefined {
    return thing.kind === "box" ? this.plan.sites.get(thing.id) : this.counters.place(thing.id);
  }

  protected override homes(): SVGElement[] {
    return unitsOf([...this.highlighted.values()]).flatMap((unit) => this.boxes.element(this.counters.homeOf(unit) ?? "") ?? []);
  }
}

const unitsOf = (highlighted: readonly Highlight[]): string[] => highlighted.filter(({ thing }) => thing.kind === "unit").map(({ thing }) => thing.id);
