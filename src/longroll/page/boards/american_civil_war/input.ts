/** Input on the map of spaces. */
import type { Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { distance, type Point } from "../common/geometry.ts";
import { BoardInput, type Parts } from "../common/input.ts";
import type { Target } from "../common/target.ts";
import type { SpaceHighlights } from "./highlights.ts";
import type { Plan } from "./plan.ts";

export interface SpaceParts extends Parts {
  plan: Plan;
  highlights: SpaceHighlights;
}

/** How near to a highlighted city a pointer must come, in pixels. */
const NEAR = { mouse: 8, touch: 26 };

const spaceTarget = (id: string): Target => ({ thing: { kind: "space", id }, stack: false });

export class SpaceInput extends BoardInput<SpaceParts> {
  protected readonly kinds = ["space"];

  /** The space under a pointer; a finger beside a highlighted city means the city. */
  protected target(event: Event, at: Point, touch: boolean): Target | null {
    const id = (event.target as Element).closest<SVGElement>("[data-space]")?.dataset["space"];
    if (id !== undefined && (!touch || this.isHighlighted(id) === this.isCity(id))) return spaceTarget(id);
    const target = this.cityNear(at, NEAR[touch ? "touch" : "mouse"]) ?? id;
    return target === undefined ? null : spaceTarget(target);
  }

  /** The tray and its buttons lie over the map. */
  protected override tap(event: MouseEvent, at: Point, touch: boolean): boolean {
    return (event.target as Element).closest("button, .acw-tray") !== null || super.tap(event, at, touch);
  }

  protected elementOf({ id }: Thing): SVGElement | undefined {
    return this.parts.sheet.querySelector<SVGElement>(`.army[data-space="${CSS.escape(id)}"]`) ?? undefined;
  }

  private isHighlighted = (id: string): boolean => this.parts.highlights.highlighted.has(`space:${id}`);
  private isCity = (id: string): boolean => this.parts.plan.sites.get(id)?.space.kind === "city";

  private cityNear(at: Point, pixels: number): string | undefined {
    const { viewport, highlights, plan } = this.parts;
    const point = toSheet(viewport.camera, at);
    const cities = [...highlights.highlighted.values()].flatMap(({ thing: { id } }) => (this.isCity(id) ? (plan.sites.get(id) ?? []) : []));
    const near = cities.filter((city) => distance(city, point) < pixels / viewport.camera.k);
    return near.sort((a, b) => distance(a, point) - distance(b, point))[0]?.space.id;
  }
}
