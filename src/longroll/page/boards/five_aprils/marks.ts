/** What the position says on the map: where the unit on the move may go and at what cost, duties, attacks, results. */
import { at, group, make, path, text } from "../common/svg.ts";
import type { Point } from "../common/geometry.ts";
import type { Combat, View } from "../../games/five_aprils/types.ts";
import type { MapLayout, Site } from "./mapLayout.ts";
import { at1, openCurve, spot } from "./curve.ts";
import { cellOf, HEX } from "./grid.ts";

export class Marks {
  /** Under the counters. */
  readonly layer = group("marks");
  /** Over the counters. */
  readonly over = group("marks-over");
  readonly way = group("ways");
  private view: View | null = null;

  constructor(private readonly layout: MapLayout) {}

  show(view: View): void {
    this.view = view;
    this.layer.replaceChildren(...view.reach.flatMap(({ hex, points }) => this.cost(hex, points)));
    const due = view.duties.hexes.flatMap((hex) => this.duty(hex));
    this.over.replaceChildren(...due, ...(view.combat ? this.combat(view.combat) : []));
  }

  /** The way to a hex that the unit on the move can reach. */
  trace(hex: string | null): void {
    const row = this.view?.reach.find((one) => one.hex === hex);
    const points = row?.way.flatMap((one) => this.site(one) ?? []) ?? [];
    const [start] = this.view?.units.filter(({ unit }) => unit === this.view?.unit) ?? [];
    const from = start && row?.way[0] !== start.hex ? this.site(start.hex) : undefined;
    this.way.replaceChildren(...(points.length ? drawWay(from ? [from, ...points] : points) : []));
  }

  private site = (hex: string): Site | undefined => this.layout.at(cellOf(hex));

  private cost(hex: string, points: string): SVGElement[] {
    const site = this.site(hex);
    return site ? [text(points, site.x, site.y + HEX * 0.12, "cost")] : [];
  }

  private duty(hex: string): SVGElement[] {
    const site = this.site(hex);
    if (!site) return [];
    return [make("g", { class: "duty", transform: at(site.x + 22, site.y - 20) }, [path("M0-9L9 7H-9Z", "duty-face"), text("!", 0, 5, "duty-letter")])];
  }

  private combat({ targets, attackers, on_attacker, on_defender, stage }: Combat): SVGElement[] {
    const [goals, units] = [targets.flatMap((hex) => this.site(hex) ?? []), this.view?.units ?? []];
    const rolled = stage !== "none";
    const from = attackers.map(({ unit, bombarding }) => ({ hex: units.find((one) => one.unit === unit)?.hex ?? "", bombarding }));
    const homes = [...new Map(from.map((one) => [one.hex, one])).values()];
    const arrows = homes.flatMap(({ hex, bombarding }) => {
      const start = this.site(hex);
      return start ? goals.map((goal) => arrow(start, goal, bombarding)) : [];
    });
    const tags = rolled ? [...goals.map((goal) => tag(goal, on_defender)), ...homes.flatMap(({ hex }) => this.site(hex) ?? []).map((site) => tag(site, on_attacker))] : [];
    return [...goals.map(sight), ...arrows, ...tags];
  }
}

function drawWay(points: readonly Point[]): SVGElement[] {
  const d = points.length > 1 ? openCurve(points) : "";
  const end = points.at(-1);
  const stops = points.slice(0, -1).map(({ x, y }) => make("circle", { cx: at1(x), cy: at1(y), r: 4, class: "way-stop" }));
  return [path(d, "way-casing"), path(d, "way"), ...stops, ...(end ? [make("circle", { cx: at1(end.x), cy: at1(end.y), r: 9, class: "way-end" })] : [])];
}

/** Cross-hairs on the hex that is attacked. */
function sight({ x, y }: Point): SVGElement {
  const r = 31;
  return make("g", { class: "aimed", transform: at(x, y) }, [make("circle", { r }), path(`M0 ${-r - 5}V${8 - r}M0 ${r + 5}V${r - 8}M${-r - 5} 0H${8 - r}M${r + 5} 0H${r - 8}`, "hairs")]);
}

function arrow(from: Point, to: Point, far: boolean): SVGElement {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [a, b] = [{ x: from.x + ux * 20, y: from.y + uy * 20 }, { x: to.x - ux * 22, y: to.y - uy * 22 }];
  const [left, right] = [{ x: b.x - ux * 9 - uy * 6, y: b.y - uy * 9 + ux * 6 }, { x: b.x - ux * 9 + uy * 6, y: b.y - uy * 9 - ux * 6 }];
  const neck = { x: b.x - ux * 6, y: b.y - uy * 6 };
  return make("g", { class: far ? "attack far" : "attack" }, [path(`M${spot(a)}L${spot(neck)}`, "attack-line"), path(`M${spot(b)}L${spot(left)}L${spot(right)}Z`, "attack-head")]);
}

/** The result of the dice, where it falls. */
function tag({ x, y }: Point, words: string): SVGElement {
  const wide = 12 + words.length * 8;
  return make("g", { class: "result", transform: at(x, y + 24) }, [make("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 3 }), text(words, 0, 5, "result-words")]);
}
