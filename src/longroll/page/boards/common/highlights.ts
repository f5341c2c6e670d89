/** What may be picked: each highlighted thing gets its look, a name for screen readers and a place among the focus stops. */
import type { Highlight, Thing } from "../board.ts";
import type { Stop } from "./focus.ts";
import type { Point } from "./geometry.ts";
import { keyOf } from "./thing.ts";

const TONES = ["choice", "battle", "selected"];

export abstract class Highlights {
  highlighted = new Map<string, Highlight>();
  private marked: Thing[] = [];
  private applied = new Map<SVGElement, string>();
  private rings: SVGElement[] = [];

  abstract element(thing: Thing): SVGElement | undefined;
  abstract place(thing: Thing): Point | undefined;

  set(highlighted: readonly Highlight[]): void {
    this.highlighted = new Map(highlighted.map((one) => [keyOf(one.thing), one]));
    this.apply();
  }

  /** Point at things until the next call. */
  mark(things: readonly Thing[]): void {
    for (const thing of this.marked) this.element(thing)?.classList.remove("marked");
    this.marked = [...things];
    for (const thing of this.marked) this.element(thing)?.classList.add("marked");
  }

  /** Style the elements of the highlighted things; elements may be new since the last time. */
  apply(): void {
    const next = new Map<SVGElement, string>();
    for (const one of this.highlighted.values()) {
      const element = this.element(one.thing);
      if (!element) continue;
      const label = this.label(one);
      const look = `${one.tone} ${label}`;
      if (this.applied.get(element) !== look) put(element, one.tone, label);
      next.set(element, look);
    }
    for (const element of this.applied.keys()) if (!next.has(element)) strip(element);
    this.applied = next;
    this.ring();
    this.mark(this.marked);
  }

  stops(): Stop[] {
    return [...this.highlighted.values()].flatMap(({ thing }) => {
      const element = this.element(thing);
      const place = (): Point => this.place(thing) ?? { x: 0, y: 0 };
      return element ? [{ thing, element, get place() { return place(); } }] : [];
    });
  }

  /** Where the question is: at what is at work, and at what may be picked. */
  asked(): [Point[], Point[]] {
    const all = [...this.highlighted.values()];
    const places = (highlighted: Highlight[]): Point[] => highlighted.flatMap(({ thing }) => this.place(thing) ?? []);
    return [places(all.filter(({ tone }) => tone === "selected")), places(all.filter(({ tone }) => tone !== "selected"))];
  }

  protected label({ label }: Highlight): string {
    return label;
  }

  /** Places with a highlighted unit on them. */
  protected homes(): SVGElement[] {
    return [];
  }

  /** A place with a highlighted unit is highlighted at its edge, for those who look from far away. */
  private ring(): void {
    for (const element of this.rings) element.classList.remove("holds-highlighted");
    this.rings = this.homes();
    for (const element of this.rings) element.classList.add("holds-highlighted");
  }
}

function put(element: SVGElement, tone: Highlight["tone"], label: string): void {
  element.classList.remove(...TONES);
  element.classList.add("highlighted", tone);
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", label);
  if (tone === "selected") element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
}

function strip(element: SVGElement): void {
  element.classList.remove("highlighted", ...TONES);
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) element.removeAttribute(name);
}
