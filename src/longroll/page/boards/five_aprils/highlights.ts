/** What may be picked on the hex map. */
import type { Thing } from "../board.ts";
import type { Point } from "../common/geometry.ts";
import { Highlights } from "../common/highlights.ts";
import type { Atlas } from "./atlas.ts";
import type { Counters } from "./counters.ts";
import { cellOf } from "./grid.ts";
import type { Hexes } from "./hexes.ts";

export class HexHighlights extends Highlights {
  constructor(
    private readonly atlas: Atlas,
    private readonly hexes: Hexes,
    private readonly counters: Counters,
  ) {
    super();
  }

  element(thing: Thing): SVGElement | undefined {
    return thing.kind === "hex" ? this.hexes.element(thing.id) : this.counters.element(thing.id);
  }

  place(thing: Thing): Point | undefined {
    return thing.kind === "hex" ? this.atlas.at(cellOf(thing.id)) : this.counters.place(thing.id);
  }

  protected override homes(): SVGElement[] {
    const units = [...this.highlighted.values()].filter(({ thing, tone }) => thing.kind === "unit" && tone !== "selected");
    return units.flatMap(({ thing }) => this.hexes.element(this.counters.homeOf(thing.id) ?? "") ?? []);
  }
}
