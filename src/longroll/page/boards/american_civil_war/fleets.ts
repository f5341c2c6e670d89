/** The fleets: no pieces of the game, but a ship for each side with its naval rating, where there is one. */
import { at, group, make, path, text } from "../common/svg.ts";
import { SIDES, type Side, type View } from "../../games/american_civil_war/types.ts";
import type { Say } from "../../words/catalogue.ts";

const AT: Record<Side, [number, number]> = { union: [1640, 790], confederate: [1330, 1080] };
const HULL = "M-34 6H34L26 20H-26Z";
const SHIP: Record<Side, string> = { union: "M-14 6V-20M10 6V-16M-14-20L-28 0H-14M10-16L26 0H10M-3 6V-10H3V6", confederate: "M-24 6L-14-8H14L24 6M-2-8V-24H4V-8" };

export class Fleets {
  readonly layer = group("fleets");

  constructor(private readonly say: Say) {}

  show({ naval }: View): void {
    this.layer.replaceChildren(...(naval ? SIDES.map((side) => this.ship(side, naval[side])) : []));
  }

  private ship(side: Side, rating: number): SVGGElement {
    const [x, y] = AT[side];
    const name = this.say("naval-rating-of", { side, rating });
    return make("g", { class: `fleet ${side}`, transform: at(x, y), role: "img", "aria-label": name }, [
      path("M-46 24C-36 18-28 30-18 24S0 30 10 24S30 30 44 24", "wave"),
      path(HULL, "hull"),
      path(SHIP[side], "rigging"),
      make("circle", { cx: 40, cy: -8, r: 15, class: "rating" }),
      text(String(rating), 40, -2, "rating-number"),
    ]);
  }
}
