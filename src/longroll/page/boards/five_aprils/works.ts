/** Fortifications: earth along the covered sides of a hex, one line for a breastwork, two for an entrenchment. */
import { group, path } from "../common/svg.ts";
import type { Works } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { spot } from "./curve.ts";
import { cellOf, corner, DIRECTIONS } from "./grid.ts";

export class Fortifications {
  readonly layer = group("works");

  constructor(private readonly layout: MapLayout) {}

  show(works: readonly Works[]): void {
    this.layer.replaceChildren(...works.flatMap((one) => this.draw(one)));
  }

  private draw({ hex, kind, sides }: Works): SVGElement[] {
    const site = this.layout.at(cellOf(hex));
    if (!site) return [];
    const line = (scale: number): string =>
      sides.map((side) => {
        const d = DIRECTIONS.indexOf(side);
        return `M${spot(corner(site, d, scale))}L${spot(corner(site, d + 1, scale))}`;
      }).join("");
    const rows = kind === "entrenchment" ? [0.9, 0.76] : [0.88];
    return rows.flatMap((scale) => [path(line(scale), "work-earth"), path(line(scale), "work-teeth")]);
  }
}
