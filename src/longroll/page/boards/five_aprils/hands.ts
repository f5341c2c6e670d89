/** The hands on the hex map. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { FanningHands } from "../common/fanning.ts";
import type { Point } from "../common/geometry.ts";
import type { Parts } from "../common/hands.ts";
import type { Target } from "../common/target.ts";
import { Aim } from "./aim.ts";
import type { Atlas } from "./atlas.ts";
import type { Counters } from "./counters.ts";
import type { HexLights } from "./lights.ts";

export interface HexParts extends Parts {
  atlas: Atlas;
  counters: Counters;
  lights: HexLights;
}

const OPEN = 260;

export class HexHands extends FanningHands<HexParts> {
  protected readonly kinds = ["unit", "hex"];
  private readonly aim: Aim;

  constructor(host: HTMLElement, parts: HexParts, events: BoardEvents, pointing: (thing: Thing | null) => void, signal: AbortSignal) {
    super(host, parts, events, pointing, signal);
    this.aim = new Aim(parts.atlas, parts.counters, () => parts.lights.lit);
  }

  protected target(event: Event, at: Point): Target | null {
    return this.aim.at(toSheet(this.parts.lens.camera, at), event.target as Element);
  }

  protected patience(hex: string): number | null {
    const { counters, lights } = this.parts;
    return counters.unitsIn(hex).length > 1 && !lights.lit.has(`hex:${hex}`) ? OPEN : null;
  }

  protected opens(): boolean {
    return true;
  }
}
