/** What a pointer means in the editor: a counter, a box, or the line that it is on. */

import { distance, type Point } from "../../boards/common/geometry.ts";
import type { Target } from "../../boards/common/target.ts";
import { Aim } from "../../boards/house_divided/aim.ts";
import { loadGeography } from "../../boards/house_divided/geography.ts";
import { Ways } from "../../boards/house_divided/ways.ts";

/** How far from a line a pointer still means it, in units of the sheet. */
const NEAR = 10;

export class EditAim extends Aim {
  private readonly ways = new Ways(this.plan);

  constructor(...parts: ConstructorParameters<typeof Aim>) {
    super(...parts);
    void loadGeography().then(({ sailed }) => this.ways.learn(sailed));
  }

  override at(point: Point, element: Element | null, radius: number, scale: number): Target | null {
    const unit = element?.closest<SVGElement>("[data-unit]")?.dataset["unit"];
    if (unit !== undefined) return this.counter(unit);
    const line = super.at(point, element, 0, scale) ? undefined : this.line(point);
    if (line) return { thing: { kind: "line", id: line }, stack: false };
    const box = super.at(point, element, radius, scale);
    return box && { ...box, stack: false };
  }

  /** A counter is meant although its box is selected. */
  private counter(id: string): Target {
    const box = this.counters.homeOf(id) ?? "";
    return { thing: { kind: "unit", id }, stack: this.counters.modeOf(box) === "closed" && this.counters.unitsIn(box).length > 1 };
  }

  private line(point: Point): string | undefined {
    let [best, least]: [string | undefined, number] = [undefined, NEAR];
    for (const line of this.plan.lines) {
      const course = this.ways.of(line);
      for (let n = 1; n < course.length; n++) {
        const far = awayFrom(point, course[n - 1] ?? point, course[n] ?? point);
        if (far < least) [best, least] = [line.id, far];
      }
    }
    return best;
  }
}

/** From a point to a stretch. */
function awayFrom(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return distance(point, { x: a.x + dx * share, y: a.y + dy * share });
}
