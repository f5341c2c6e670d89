/** The ground: sea, lands, who owns which, borders, rivers, railways. */
import { group, make, path, text } from "../common/svg.ts";
import type { Holder, Space } from "../../games/american_civil_war/types.ts";
import type { Plan } from "./plan.ts";
import { drawRivers } from "./rivers.ts";

const CLOSED = ["indian-territory", "western-territories", "british-lands", "mexican-lands"];

/** Hatchings that tell the owners apart without colours; `id` is a prefix, for two drawings on one page. */
export function patterns(id: string): SVGDefsElement {
  const hatch = (name: string, d: string, step: number): SVGPatternElement =>
    make("pattern", { id: `${id}-${name}`, width: step, height: step, patternUnits: "userSpaceOnUse" }, [path(d, `hatch ${name}`)]);
  return make("defs", {}, [
    hatch("union", "M3 3h2M10 10h2", 14),
    hatch("confederate", "M0 12L12 0", 12),
    hatch("neutral", "M0 7H14M7 0V14", 14),
    hatch("closed", "M0 0L9 9", 9),
    hatch("west", "M5 0V10", 10),
  ]);
}

export class Ground {
  readonly layer = group("ground");
  private readonly shapes = new Map<string, { fill: SVGPathElement; hatch: SVGPathElement }>();

  constructor(
    private readonly plan: Plan,
    private readonly id: string,
  ) {
    const { geography, sheet } = plan;
    /** Stroked before it is filled, its outline is seen along the coast only. */
    const land = Object.values(geography.regions).join("");
    const spaces = [...plan.sites.values()].map(({ space }) => space).filter(({ kind }) => kind === "region");
    this.layer.append(
      make("rect", { ...sheet, class: "sea" }),
      ...["shoal wide", "shoal near", "coast"].map((name) => path(land, name)),
      ...CLOSED.flatMap((name) => this.closed(name)),
      ...spaces.flatMap((space) => this.region(space)),
      path(geography.borders, "region-border"),
      path(geography.states, "state-border"),
      drawRivers(geography.rivers, id),
      ...["rail-bed", "rail-ties", "rail"].map((name) => path(plan.rails, name)),
    );
  }

  own(owners: Record<string, Holder>): void {
    for (const [id, { fill, hatch }] of this.shapes) {
      const owner = owners[id] ?? "nobody";
      if (fill.dataset["owner"] === owner) continue;
      fill.dataset["owner"] = owner;
      hatch.style.fill = owner === "nobody" ? "none" : `url(#${this.id}-${owner})`;
    }
  }

  private region({ id, home }: Space): SVGElement[] {
    const d = this.plan.outlines.get(id) ?? "";
    const [fill, hatch] = [path(d, `land ${home}`), path(d, "owner-hatch")];
    this.shapes.set(id, { fill, hatch });
    return [fill, hatch];
  }

  private closed(name: string): SVGElement[] {
    const shape = path(this.plan.geography.regions[name] ?? "", "land closed");
    const hatch = path(this.plan.geography.regions[name] ?? "", "owner-hatch");
    hatch.style.fill = `url(#${this.id}-closed)`;
    return [shape, hatch];
  }
}

/** Seas by their names. */
export function drawWaters(say: (key: string) => string): SVGGElement {
  return group("waters", [text(say("atlantic"), 1660, 920, "water-name"), text(say("gulf"), 760, 1300, "water-name")]);
}
