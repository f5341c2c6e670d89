/** Input on the hex map. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { StackInput } from "../common/stackInput.ts";
import type { Point } from "../common/geometry.ts";
import type { Parts } from "../common/input.ts";
import type { Target } from "../common/target.ts";
import { Aim } from "./aim.ts";
import type { Atlas } from "./atlas.ts";
import type { Counters } from "./counters.ts";
import type { HexHighlights } from "./highlights.ts";

export interface HexParts extends Parts {
  atlas: Atlas;
  counters: Counters;
  highlights: HexHighlights;
}

const OPEN = 260;

export class HexInput extends StackInput<HexParts> {
  protected readonly kinds = ["unit", "hex"];
  private readonly aim: Aim;

  constructor(host: HTMLElement, parts: HexParts, events: BoardEvents, pointing: (thing: Thing | null) => void, signal: AbortSignal) {
    super(host, parts, events, pointing, signal);
    this.aim = new Aim(parts.atlas, parts.counters, () => parts.highlights.highlighted);
  }

  protected target(event: Event, at: Point): Target | null {
    return this.aim.at(toSheet(this.parts.viewport.camera, at), event.target as Element);
  }

  protected patience(hex: string): number | null {
    const { counters, highlights } = this.parts;
    return counters.unitsIn(hex).length > 1 && !highlights.highlighted.has(`hex:${hex}`) ? OPEN : null;
  }

  protected opens(): boolean {
    return true;
  }
}
