/** What happened, over the map: arrows of moves, crossed swords where there was a fight. */
import type { Arrow, Badge, Thing, Trace } from "../board.ts";
import { arrowShape } from "./arrow.ts";
import type { Point } from "./geometry.ts";
import { at, group, make, path, text } from "./svg.ts";

export class Traces {
  readonly layer = group("traces");

  constructor(
    private readonly place: (thing: Thing) => Point | undefined,
    private readonly courseOf: (way: Thing[]) => Point[],
    /** The width of an arrow, and how far from the middle of a place it ends. */
    private readonly width: number,
    private readonly gap: number,
  ) {
    this.layer.setAttribute("aria-hidden", "true");
  }

  show({ arrows, badges }: Trace): void {
    this.layer.replaceChildren(...arrows.flatMap((arrow) => this.arrow(arrow) ?? []), ...badges.flatMap((badge) => this.badge(badge) ?? []));
  }

  private arrow({ way, side, count }: Arrow): SVGGElement | null {
    const { width } = this;
    const shape = arrowShape(this.courseOf(way), width, this.gap);
    if (!shape) return null;
    const { line, head, middle } = shape;
    const casing = path(`${line}${head}`, "trace-casing");
    casing.setAttribute("stroke-width", String(width * 1.9));
    const shaft = path(line, "trace-shaft");
    shaft.setAttribute("stroke-width", String(width));
    const drawn = group(`trace ${side}`, [casing, shaft, path(head, "trace-head")]);
    if (count > 1) drawn.append(this.figure(String(count), middle));
    return drawn;
  }

  private figure(words: string, { x, y }: Point): SVGGElement {
    const size = this.width * 2.1;
    const figure = text(words, 0, size * 0.36, "trace-figure");
    figure.setAttribute("font-size", String(size));
    const shown = group("trace-count", [make("circle", { r: size * 0.72 }), figure]);
    shown.setAttribute("transform", at(x, y));
    return shown;
  }

  private badge({ thing, text: words }: Badge): SVGGElement | null {
    const spot = this.place(thing);
    if (!spot) return null;
    const size = this.width * 1.7;
    const swords = path(`M${-size} ${-size}L${size} ${size}M${size} ${-size}L${-size} ${size}M${-size} ${size * 0.45}L${-size * 0.45} ${size}M${size} ${size * 0.45}L${size * 0.45} ${size}`, "trace-swords");
    swords.setAttribute("stroke-width", String(this.width * 0.62));
    const drawn = group("trace-badge", [make("circle", { r: size * 1.55 }), swords]);
    if (words) drawn.append(this.figure(words, { x: size * 1.7, y: -size * 1.2 }));
    drawn.setAttribute("transform", at(spot.x - this.gap, spot.y - this.gap * 1.3));
    drawn.dataset["fought"] = thing.id;
    return drawn;
  }
}
