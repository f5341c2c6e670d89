/** Spaces that can be picked, cities as discs with what they produce, ports with an anchor, and all names. */
import type { Area } from "../common/geometry.ts";
import { at, group, make, path, round, text } from "../common/svg.ts";
import type { Holder } from "../../games/american_civil_war/types.ts";
import { areaOf, type Label, placeLabels } from "./labels.ts";
import { CITY, type Plan, type Site } from "./plan.ts";
import { FONT, SCALE } from "./tier.ts";

const ANCHOR = "M0-4.2V4.4M-2-2.4H2M-4 1.2C-3.6 4 -1.6 4.8 0 5C1.6 4.8 3.6 4 4 1.2";

export class Places {
  /** Regions, under the standards. */
  readonly regions = group("regions");
  readonly cities = group("cities");
  readonly names = group("names");
  private readonly elements = new Map<string, SVGElement>();
  private readonly discs = new Map<string, SVGGElement>();
  /** By tier, once they have been placed. */
  private readonly labels: Label[][] = [];
  private tier = 0;

  constructor(
    private readonly plan: Plan,
    private readonly nameOf: (id: string) => string,
  ) {
    for (const site of plan.sites.values()) this.add(site);
  }

  element(id: string): SVGElement | undefined {
    return this.elements.get(id);
  }

  own(owners: Record<string, Holder>): void {
    for (const [id, disc] of this.discs) disc.dataset["owner"] = owners[id] ?? "nobody";
  }

  /** What each city pays, where it is not what is printed. */
  value(values: Record<string, number>): void {
    for (const [id, disc] of this.discs) {
      const figure = disc.querySelector(".production");
      if (figure && id in values) figure.textContent = String(values[id]);
    }
  }

  /** Draw for a distance. */
  show(tier: number): void {
    const scale = SCALE[tier] ?? 1;
    this.tier = tier;
    for (const [id, disc] of this.discs) {
      const { x, y } = this.plan.sites.get(id) as Site;
      disc.setAttribute("transform", `${at(x, y)} scale(${scale})`);
    }
    const labels = (this.labels[tier] ??= placeLabels([...this.plan.sites.values()], this.nameOf, FONT[tier] ?? 10, scale, this.plan.sheet, this.plan.land));
    this.names.replaceChildren(...labels.map((label) => this.name(label)));
  }

  /** The areas that the names of cities take at present. */
  cityNames(): Area[] {
    return (this.labels[this.tier] ?? []).filter(({ id }) => this.discs.has(id)).map(areaOf);
  }

  private add(site: Site): void {
    const { space } = site;
    if (space.kind === "city") {
      const disc = make("g", { class: `space city ${space.home}`, "data-space": space.id }, drawCity(site));
      this.discs.set(space.id, disc);
      this.elements.set(space.id, disc);
      this.cities.append(disc);
      return;
    }
    const shape = make("path", { d: this.plan.outlines.get(space.id) ?? "", class: "space region", "data-space": space.id });
    this.elements.set(space.id, shape);
    this.regions.append(shape);
  }

  private name({ id, x, y, anchor, lines, font }: Label): SVGTextElement {
    const kind = this.plan.sites.get(id)?.space.kind ?? "region";
    const rows = lines.map((line, n) => make("tspan", { x: round(x), dy: n ? round(font * 0.98) : 0 }, [line]));
    return make("text", { x: round(x), y: round(y), class: `name ${kind}-name`, "text-anchor": anchor, "font-size": round(font) }, rows);
  }
}

/** A disc for a city; its edge tells the owner by colour and by strokes. */
function drawCity({ space }: Site): SVGElement[] {
  const port = space.port ? [make("g", { class: "port", transform: at(-CITY + 1, CITY - 2) }, [make("circle", { r: 6.4 }), path(ANCHOR, "anchor")])] : [];
  const figure = text(String(space.production), 0, 4.6, "production");
  figure.setAttribute("aria-hidden", "true");
  return [
    make("circle", { r: CITY + 4, class: "halo" }),
    make("circle", { r: CITY, class: "disc" }),
    make("circle", { r: CITY - 3, class: "rim" }),
    figure,
    ...port,
  ];
}
