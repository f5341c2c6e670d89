/** What may be picked on the map of spaces; pieces and areas are the battle board's. */
import type { Highlight, Thing } from "../board.ts";
import type { Point } from "../common/geometry.ts";
import { Highlights } from "../common/highlights.ts";
import type { Places } from "./places.ts";
import type { Plan } from "./plan.ts";

export class SpaceHighlights extends Highlights {
  constructor(
    private readonly plan: Plan,
    private readonly places: Places,
    /** All that is to be said of a space, with what picking it does. */
    private readonly words: (id: string, choice: string) => string,
  ) {
    super();
  }

  override set(highlighted: readonly Highlight[]): void {
    super.set(highlighted.filter(({ thing }) => thing.kind === "space"));
  }

  element({ kind, id }: Thing): SVGElement | undefined {
    return kind === "space" ? this.places.element(id) : undefined;
  }

  place({ kind, id }: Thing): Point | undefined {
    return kind === "space" ? this.plan.sites.get(id) : undefined;
  }

  protected override label({ thing, label }: Highlight): string {
    return this.words(thing.id, label);
  }
}
