/** The hands on the map of spaces. */
import { toSheet } from "../common/camera.ts";
import { distance, type Point } from "../common/geometry.ts";
import { Hands, type Parts } from "../common/hands.ts";
import type { Target } from "../common/target.ts";
import type { SpaceLights } from "./lights.ts";
import type { Plan } from "./plan.ts";

export interface SpaceParts extends Parts {
  plan: Plan;
  lights: SpaceLights;
}

/** How near to a lit city a pointer must come, in pixels. */
const NEAR = { mouse: 8, touch: 26 };

const spaceTarget = (id: string): Target => ({ thing: { kind: "space", id }, stack: false });

export class SpaceHands extends Hands<SpaceParts> {
  protected readonly kinds = ["space"];

  /** The space under a pointer; a finger beside a lit city means the city. */
  protected target(event: Event, at: Point, touch: boolean): Target | null {
    const id = (event.target as Element).closest<SVGElement>("[data-space]")?.dataset["space"];
    if (id !== undefined && (!touch || this.isLit(id) === this.isCity(id))) return spaceTarget(id);
    const meant = this.cityNear(at, NEAR[touch ? "touch" : "mouse"]) ?? id;
    return meant === undefined ? null : spaceTarget(meant);
  }

  /** The tray and its buttons lie over the map. */
  protected override tap(event: MouseEvent, at: Point, touch: boolean): boolean {
    return (event.target as Element).closest("button, .acw-tray") !== null || super.tap(event, at, touch);
  }

  private isLit = (id: string): boolean => this.parts.lights.lit.has(`space:${id}`);
  private isCity = (id: string): boolean => this.parts.plan.sites.get(id)?.space.kind === "city";

  private cityNear(at: Point, pixels: number): string | undefined {
    const { lens, lights, plan } = this.parts;
    const point = toSheet(lens.camera, at);
    const cities = [...lights.lit.values()].flatMap(({ thing: { id } }) => (this.isCity(id) ? (plan.sites.get(id) ?? []) : []));
    const near = cities.filter((city) => distance(city, point) < pixels / lens.camera.k);
    return near.sort((a, b) => distance(a, point) - distance(b, point))[0]?.space.id;
  }
}
