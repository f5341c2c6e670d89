/** What may be picked: each lit thing gets its outline, a name for screen readers and a place among the focus stops. */
import type { Lit, Thing } from "../board.ts";
import type { Stop } from "../common/focus.ts";
import type { Point } from "../common/geometry.ts";
import { keyOf } from "../common/thing.ts";
import type { Atlas } from "./atlas.ts";
import type { Counters } from "./counters.ts";
import { cellOf } from "./grid.ts";
import type { Hexes } from "./hexes.ts";

const TONES = ["choice", "battle", "selected"];

export class Lights {
  lit = new Map<string, Lit>();
  private marked: Thing[] = [];
  private dressed = new Map<SVGElement, string>();
  private rings: SVGElement[] = [];

  constructor(
    private readonly atlas: Atlas,
    private readonly hexes: Hexes,
    private readonly counters: Counters,
  ) {}

  set(lit: readonly Lit[]): void {
    this.lit = new Map(lit.map((one) => [keyOf(one.thing), one]));
    this.dress();
  }

  /** Point at things until the next call. */
  mark(things: readonly Thing[]): void {
    for (const thing of this.marked) this.element(thing)?.classList.remove("marked");
    this.marked = [...things];
    for (const thing of this.marked) this.element(thing)?.classList.add("marked");
  }

  /** Dress the elements of the lit things; elements may be new since the last time. */
  dress(): void {
    const next = new Map<SVGElement, string>();
    for (const one of this.lit.values()) {
      const element = this.element(one.thing);
      if (!element) continue;
      const look = `${one.tone} ${one.label}`;
      if (this.dressed.get(element) !== look) put(element, one);
      next.set(element, look);
    }
    for (const element of this.dressed.keys()) if (!next.has(element)) strip(element);
    this.dressed = next;
    this.ring();
    this.mark(this.marked);
  }

  stops(): Stop[] {
    return [...this.lit.values()].flatMap(({ thing }) => {
      const element = this.element(thing);
      const place = (): Point => this.place(thing) ?? { x: 0, y: 0 };
      return element ? [{ thing, element, get place() { return place(); } }] : [];
    });
  }

  element(thing: Thing): SVGElement | undefined {
    return thing.kind === "hex" ? this.hexes.element(thing.id) : this.counters.element(thing.id);
  }

  place(thing: Thing): Point | undefined {
    return thing.kind === "hex" ? this.atlas.at(cellOf(thing.id)) : this.counters.place(thing.id);
  }

  /** A hex with a lit unit in its stack is lit at its edge, for those who look from far away. */
  private ring(): void {
    for (const element of this.rings) element.classList.remove("holds-lit");
    const units = [...this.lit.values()].filter(({ thing, tone }) => thing.kind === "unit" && tone !== "selected");
    this.rings = units.flatMap(({ thing }) => this.hexes.element(this.counters.hexOf(thing.id) ?? "") ?? []);
    for (const element of this.rings) element.classList.add("holds-lit");
  }
}

function put(element: SVGElement, lit: Lit): void {
  element.classList.remove(...TONES);
  element.classList.add("lit", lit.tone);
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", lit.label);
  if (lit.tone === "selected") element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
}

function strip(element: SVGElement): void {
  element.classList.remove("lit", ...TONES);
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) element.removeAttribute(name);
}
