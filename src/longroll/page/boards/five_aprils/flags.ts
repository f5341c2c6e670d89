/** Who holds an objective: a flag in the colour and the shape of the side, with its letter. */
import { at, group, make, path, text } from "../common/svg.ts";
import type { Control, Holder } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { cellOf } from "./grid.ts";
import { LETTER } from "../common/letter.ts";

export class Flags {
  readonly layer = group("flags");
  private shown = "";

  constructor(private readonly layout: MapLayout) {}

  show(control: readonly Control[]): void {
    const now = JSON.stringify(control);
    if (now === this.shown) return;
    this.shown = now;
    this.layer.replaceChildren(
      ...control.flatMap(({ hex, side }) => {
        const site = this.layout.at(cellOf(hex));
        return site ? [make("g", { transform: at(site.x - 27, site.y - 4) }, [drawFlag(side)])] : [];
      }),
    );
  }
}

/** A square flag for the Union, a swallow-tailed one for the Confederacy, a bare pole for nobody. */
export function drawFlag(side: Holder): SVGGElement {
  const pole = path("M0 2V-27", "pole");
  if (side === "nobody") return make("g", { class: "flag nobody" }, [pole, path("M0-26.5H15V-15H0Z", "cloth"), text("–", 7.5, -17, "flag-letter")]);
  const cloth = side === "union" ? "M0-26.5H17V-14H0Z" : "M0-26.5H19L14.5-20.25L19-14H0Z";
  return make("g", { class: `flag ${side}` }, [pole, path(cloth, "cloth"), text(LETTER[side], 7.6, -16.6, "flag-letter")]);
}
