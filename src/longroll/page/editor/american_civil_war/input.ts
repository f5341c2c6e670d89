/** What a pointer means in the editor: a stack, a border or a railway under it, else the space. */

import type { Point } from "../../boards/common/geometry.ts";
import type { Target } from "../../boards/common/target.ts";
import { SpaceInput } from "../../boards/american_civil_war/input.ts";

const KINDS = ["border", "railway"] as const;

export class EditInput extends SpaceInput {
  protected override target(event: Event, at: Point, touch: boolean): Target | null {
    const element = event.target as Element;
    const stack = element.closest<SVGElement>(".army")?.dataset["space"];
    if (stack !== undefined) return { thing: { kind: "unit", id: stack }, stack: false };
    for (const kind of KINDS) {
      const id = element.closest<SVGElement>(`[data-${kind}]`)?.dataset[kind];
      if (id !== undefined) return { thing: { kind, id }, stack: false };
    }
    return super.target(event, at, touch);
  }
}
