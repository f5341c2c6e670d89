/** Input on the map of boxes. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { StackInput } from "../common/stackInput.ts";
import type { Point } from "../common/geometry.ts";
import type { Parts } from "../common/input.ts";
import type { Target } from "../common/target.ts";
import { Aim } from "./aim.ts";
import type { Counters } from "./counters.ts";
import type { BoxHighlights } from "./highlights.ts";
import type { Plan } from "./plan.ts";
import { needsFan } from "./stack.ts";
import { boxScale } from "./tier.ts";

export interface BoxParts extends Parts {
  plan: Plan;
  counters: Counters;
  highlights: BoxHighlights;
}

const TARGET = { mouse: 24, touch: 44 };
const OPEN_CLOSED = 140;
const OPEN_SPREAD = 420;

export class BoxInput extends StackInput<BoxParts> {
  protected readonly kinds = ["unit", "box"];
  private readonly aim: Aim;

  constructor(host: HTMLElement, parts: BoxParts, events: BoardEvents, pointing: (thing: Thing | null) => void, signal: AbortSignal) {
    super(host, parts, events, pointing, signal);
    this.aim = new Aim(parts.plan, parts.counters, () => parts.highlights.highlighted);
  }

  protected target(event: Event, at: Point, touch: boolean): Target | null {
    const { camera } = this.parts.viewport;
    const scale = boxScale(this.parts.viewport);
    const radius = Math.max(0, TARGET[touch ? "touch" : "mouse"] / camera.k - 34 * scale) / 2 + 2 / camera.k;
    return this.aim.at(toSheet(camera, at), event.target as Element, radius, scale);
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
