/** Input on the hex map. */
import { toSheet } from "../common/camera.ts";
import type { Point } from "../common/geometry.ts";
import type { Highlights } from "../common/highlights.ts";
import type { Parts } from "../common/input.ts";
import { StackInput } from "../common/stackInput.ts";
import type { Target } from "../common/target.ts";
import type { Aim } from "./aim.ts";
import type { Counters } from "./counters.ts";

interface HexParts extends Parts {
  counters: Counters;
  highlights: Highlights;
  aim: Aim;
}

const OPEN = 260;

export class HexInput extends StackInput<HexParts> {
  protected readonly kinds = ["unit", "hex"];

  protected target(event: Event, at: Point): Target | null {
    return this.parts.aim.at(toSheet(this.parts.viewport.camera, at), event.target as Element);
  }

  protected patience(hex: string): number | null {
    const { counters, highlights } = this.parts;
    return counters.unitsIn(hex).length > 1 && !highlights.highlighted.has(`hex:${hex}`) ? OPEN : null;
  }

  protected opens(): boolean {
    return true;
  }
}
