/** What a pointer means in the editor: a unit, a side if it is near one, else the hex. */

import type { Point } from "../../boards/common/geometry.ts";
import type { Target } from "../../boards/common/target.ts";
import { Aim } from "../../boards/five_aprils/aim.ts";
import { CORNERS, HEX, heading, neighbour } from "../../boards/five_aprils/grid.ts";
import { hexThing, sideThing } from "./things.ts";
import { sideOf } from "./ground.ts";

/** From here to the edge of a hex, in parts of the way, its side is meant. */
const NEAR = 0.74;

export class EditAim extends Aim {
  override at(point: Point, element: Element | null): Target | null {
    if (element?.closest("[data-unit], [data-stack]")) return this.piece(element) ?? super.at(point, element);
    const site = this.layout.at(this.layout.under(point));
    if (!site) return null;
    const side = this.side(site, point);
    return { thing: side ? sideThing(side) : hexThing(site.id), stack: false };
  }

  /** A unit is meant although its hex is selected. */
  private piece(element: Element): Target | null {
    const id = element.closest<SVGElement>("[data-unit]")?.dataset["unit"];
    const hex = id === undefined ? undefined : this.counters.homeOf(id);
    if (id === undefined || hex === undefined) return null;
    return { thing: { kind: "unit", id }, stack: this.counters.opened() !== hex && this.counters.unitsIn(hex).length > 1 };
  }

  private side(site: { id: string; column: number; row: number; x: number; y: number }, point: Point): string | null {
    const reach = CORNERS.map((_, d) => (point.x - site.x) * heading(d).x + (point.y - site.y) * heading(d).y);
    const most = Math.max(...reach);
    const other = most > (HEX / 2) * NEAR ? this.layout.at(neighbour(site, reach.indexOf(most))) : undefined;
    return other ? sideOf(site.id, other.id) : null;
  }
}
