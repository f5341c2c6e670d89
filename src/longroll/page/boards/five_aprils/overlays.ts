/** What can be laid over the map: zones of control of both sides, what is seen from a hex, the numbers of the hexes. */
import { make, path, text } from "../common/svg.ts";
import { SIDES, type View } from "../../games/five_aprils/types.ts";
import type { MapLayout, Site } from "./mapLayout.ts";
import { spot } from "./curve.ts";
import { cellOf } from "./grid.ts";
import { drawNumbers, hexPath } from "./lattice.ts";

/** What can be seen from a hex: the hexes in sight, and for each that is not the hex that blocks the line. */
export interface InSight {
  seen: string[];
  blocked: Record<string, string>;
}

export type AskSight = (hex: string) => Promise<InSight | null>;

export class Overlays {
  readonly layer = make("g", { class: "overlay", "aria-hidden": "true" });
  private name = "none";
  private view: View | null = null;
  private from = "";
  private pointed = "";
  private numbers: SVGGElement | null = null;

  constructor(
    private readonly layout: MapLayout,
    private readonly ask: AskSight,
  ) {}

  choose(name: string): void {
    this.name = name;
    this.draw();
  }

  show(view: View): void {
    this.view = view;
    if (this.name === "zones") this.draw();
  }

  /** The hex that is pointed at. */
  point(hex: string): void {
    if (hex) this.pointed = hex;
    if (this.name !== "sight" || !hex || hex === this.from) return;
    this.from = hex;
    this.ask(hex).then(
      (found) => {
        if (found && this.name === "sight" && this.from === hex) this.layer.replaceChildren(...this.sight(hex, found));
      },
      () => undefined,
    );
  }

  private draw(): void {
    this.from = "";
    if (this.name === "zones" && this.view) this.layer.replaceChildren(...this.zones(this.view));
    else if (this.name === "numbers") this.layer.replaceChildren((this.numbers ??= drawNumbers(this.layout)));
    else this.layer.replaceChildren();
    this.point(this.pointed);
  }

  private site = (hex: string): Site | undefined => this.layout.at(cellOf(hex));

  private zones({ zones }: View): SVGElement[] {
    return SIDES.map((side) => path(zones[side].map((hex) => this.site(hex)).map((site) => (site ? hexPath(site, 0.95) : "")).join(""), `zone ${side}`));
  }

  private sight(from: string, { seen, blocked }: InSight): SVGElement[] {
    const here = this.site(from);
    if (!here) return [];
    const hexes = (names: readonly string[]): string => names.flatMap((hex) => this.site(hex) ?? []).map((site) => hexPath(site, 0.94)).join("");
    const blockers = [...new Set(Object.values(blocked))];
    const lines = Object.keys(blocked).flatMap((hex) => this.site(hex) ?? []).map((site) => `M${spot(here)}L${spot(site)}`).join("");
    const named = blockers.flatMap((hex) => this.site(hex) ?? []).map((site) => text(site.id, site.x, site.y + 4, "blocker-name"));
    return [path(hexes(seen), "in-sight"), path(hexes(blockers), "blocker"), path(lines, "blocked-line"), make("circle", { cx: here.x, cy: here.y, r: 8, class: "eye" }), ...named];
  }
}
