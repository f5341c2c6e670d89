/** What can be laid over the map: friendly railways, who holds the country, where the enemy may be soon. From the view only. */
import { cellOf } from "./cells.ts";
import type { Geography } from "./geography.ts";
import { HALF, within, type Plan } from "./plan.ts";
import type { View } from "../../games/house_divided/types.ts";
import { at, group, make, path } from "../common/svg.ts";
import { dOf, type Ways } from "./ways.ts";

const REACH = 2;
/** How far the country of a box extends. */
const COUNTRY = 400;

export class Overlays {
  /** Under the lines. */
  readonly country = group("country");
  /** Over the lines, under the boxes. */
  readonly layer = group("overlay");
  private name = "none";
  private view: View | null = null;
  private cells: Map<string, string> | null = null;

  constructor(
    private readonly plan: Plan,
    private readonly ways: Ways,
  ) {}

  /** The country is that of the states with boxes. */
  learn(geography: Geography): void {
    const known = new Set([...this.plan.sites.values()].map((site) => site.box.state));
    const states = geography.states.filter((state) => known.has(state.id));
    const paths = states.map((state) => make("path", { d: state.path }));
    this.country.before(make("clipPath", { id: "hd-states", "clip-path": "url(#hd-edge)" }, paths));
  }

  choose(name: string): void {
    this.name = name;
    this.draw();
  }

  show(view: View): void {
    this.view = view;
    if (this.name !== "none") this.draw();
  }

  private draw(): void {
    const { name, view } = this;
    // Where nothing is drawn, a browser would work out what is left of it all the same.
    if (name === "control") this.country.setAttribute("clip-path", "url(#hd-states)");
    else this.country.removeAttribute("clip-path");
    this.country.replaceChildren(...(view && name === "control" ? this.control(view) : []));
    if (view && name === "rail") this.layer.replaceChildren(...this.rail(view));
    else if (view && name === "reach") this.layer.replaceChildren(...this.reach(view));
    else this.layer.replaceChildren();
  }

  /** A railway is friendly to the side that holds both its ends. */
  private rail(view: View): SVGElement[] {
    return this.plan.lines
      .filter((line) => line.type === "rail")
      .flatMap((line) => {
        const [a, b] = [view.control[line.a], view.control[line.b]];
        return a === b && a !== "nobody" && a ? [path(dOf(this.ways.of(line)), `friendly ${a}`)] : [];
      });
  }

  private control(view: View): SVGElement[] {
    this.cells ??= this.findCells();
    return [...this.cells].map(([id, d]) => path(d, `cell ${view.control[id] ?? "nobody"}`));
  }

  private findCells(): Map<string, string> {
    const sites = [...this.plan.sites.values()];
    return new Map(sites.map((site) => [site.box.id, `${dOf(cellOf(site, sites, COUNTRY))}Z`]));
  }

  /** The enemy of the side whose turn it is. */
  private reach(view: View): SVGElement[] {
    const enemies = new Set(view.units.filter((unit) => unit.side !== view.side).map((unit) => unit.box));
    return [...within(this.plan, enemies, REACH)].flatMap((id) => {
      const site = this.plan.sites.get(id);
      const r = HALF + 11;
      return site ? [make("rect", { x: -r, y: -r, width: 2 * r, height: 2 * r, rx: 5, class: "reached", transform: at(site.x, site.y) })] : [];
    });
  }
}
