/** What may be picked on the map of boxes. */
import type { Lit, Thing } from "../board.ts";
import type { Point } from "../common/geometry.ts";
import { Lights } from "../common/lights.ts";
import type { Boxes } from "./boxes.ts";
import type { Counters } from "./counters.ts";
import type { Plan } from "./plan.ts";

export class BoxLights extends Lights {
  constructor(
    private readonly plan: Plan,
    private readonly boxes: Boxes,
    private readonly counters: Counters,
  ) {
    super();
  }

  override set(lit: readonly Lit[]): void {
    this.counters.light(new Set(unitsOf(lit)));
    super.set(lit);
  }

  element(thing: Thing): SVGGElement | undefined {
    return thing.kind === "box" ? this.boxes.element(thing.id) : this.counters.element(thing.id);
  }

  place(thing: Thing): Point | undefined {
    return thing.kind === "box" ? this.plan.sites.get(thing.id) : this.counters.place(thing.id);
  }

  protected override homes(): SVGElement[] {
    return unitsOf([...this.lit.values()]).flatMap((unit) => this.boxes.element(this.counters.homeOf(unit) ?? "") ?? []);
  }
}

const unitsOf = (lit: readonly Lit[]): string[] => lit.filter(({ thing }) => thing.kind === "unit").map(({ thing }) => thing.id);
