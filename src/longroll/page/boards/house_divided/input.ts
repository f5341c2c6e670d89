/** Input on the map of boxes. */
import { toSheet } from "../common/camera.ts";
import type { Point } from "../common/geometry.ts";
import type { Parts } from "../common/input.ts";
import { StackInput } from "../common/stackInput.ts";
import type { Target } from "../common/target.ts";
import type { Aim } from "./aim.ts";
import type { Counters } from "./counters.ts";
import { needsFan } from "./stack.ts";
import { boxScale } from "./tier.ts";

interface BoxParts extends Parts {
  counters: Counters;
  aim: Aim;
}

const TARGET = { mouse: 24, touch: 44 };
const OPEN_CLOSED = 140;
const OPEN_SPREAD = 420;

export class BoxInput extends StackInput<BoxParts> {
  protected readonly kinds = ["unit", "box"];

  protected target(event: Event, at: Point, touch: boolean): Target | null {
    const { camera } = this.parts.viewport;
    const scale = boxScale(this.parts.viewport);
    const radius = Math.max(0, TARGET[touch ? "touch" : "mouse"] / camera.k - 34 * scale) / 2 + 2 / camera.k;
    return this.parts.aim.at(toSheet(camera, at), event.target as Element, radius, scale);
  }

  protected patience(box: string): number | null {
    if (!this.opens(box)) return null;
    return this.parts.counters.modeOf(box) === "spread" ? OPEN_SPREAD : OPEN_CLOSED;
  }

  protected opens(box: string): boolean {
    const { counters, viewport } = this.parts;
    return needsFan(counters.unitsIn(box).length, counters.modeOf(box), viewport.camera.k * boxScale(viewport), TARGET.mouse);
  }
}
