/** What may be picked on a map where units stand in places. */
import type { Highlight, Thing } from "../board.ts";
import type { Point } from "./geometry.ts";
import { Highlights } from "./highlights.ts";

interface Places {
  element(id: string): SVGElement | undefined;
  place(id: string): Point | undefined;
}

interface Units extends Places {
  homeOf(unit: string): string | undefined;
  /** These units are highlighted. */
  highlight?(units: ReadonlySet<string>): void;
}

export class UnitHighlights extends Highlights {
  constructor(
    private readonly places: Places,
    private readonly units: Units,
  ) {
    super();
  }

  override set(highlighted: readonly Highlight[]): void {
    this.units.highlight?.(new Set(highlighted.filter(isUnit).map(({ thing }) => thing.id)));
    super.set(highlighted);
  }

  element(thing: Thing): SVGElement | undefined {
    return this.of(thing).element(thing.id);
  }

  place(thing: Thing): Point | undefined {
    return this.of(thing).place(thing.id);
  }

  protected override homes(): SVGElement[] {
    const units = [...this.highlighted.values()].filter((one) => isUnit(one) && one.tone !== "selected");
    return units.flatMap(({ thing }) => this.places.element(this.units.homeOf(thing.id) ?? "") ?? []);
  }

  private of({ kind }: Thing): Places {
    return kind === "unit" ? this.units : this.places;
  }
}

const isUnit = ({ thing }: Highlight): boolean => thing.kind === "unit";
