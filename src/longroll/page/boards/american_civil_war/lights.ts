/** What may be picked on the map: each lit space gets its look, a name for screen readers and a place among the stops. */
import type { Lit, Thing } from "../board.ts";
import type { Stop } from "../common/focus.ts";
import type { Plan } from "./plan.ts";
import type { Places } from "./places.ts";

const TONES = ["choice", "battle", "selected"];

export class Lights {
  lit = new Map<string, Lit>();
  private marked: SVGElement[] = [];
  private dressed: SVGElement[] = [];

  constructor(
    private readonly plan: Plan,
    private readonly places: Places,
    /** All that is to be said of a space, with what picking it does. */
    private readonly words: (id: string, choice: string) => string,
  ) {}

  set(lit: readonly Lit[]): void {
    this.lit = new Map(lit.filter(({ thing }) => thing.kind === "space").map((one) => [one.thing.id, one]));
    const next = [...this.lit.values()].flatMap((one) => {
      const element = this.places.element(one.thing.id);
      if (element) dress(element, one.tone, this.words(one.thing.id, one.label));
      return element ? [element] : [];
    });
    for (const element of this.dressed) if (!next.includes(element)) strip(element);
    this.dressed = next;
  }

  mark(things: readonly Thing[]): void {
    for (const element of this.marked) element.classList.remove("marked");
    this.marked = things.flatMap(({ kind, id }) => (kind === "space" ? (this.places.element(id) ?? []) : []));
    for (const element of this.marked) element.classList.add("marked");
  }

  stops(): Stop[] {
    return [...this.lit.keys()].flatMap((id) => {
      const [element, place] = [this.places.element(id), this.plan.sites.get(id)];
      return element && place ? [{ thing: { kind: "space", id }, element, place }] : [];
    });
  }
}

function dress(element: SVGElement, tone: Lit["tone"], label: string): void {
  element.classList.remove(...TONES);
  element.classList.add("lit", tone);
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", label);
  if (tone === "selected") element.setAttribute("aria-pressed", "true");
  else element.removeAttribute("aria-pressed");
}

function strip(element: SVGElement): void {
  element.classList.remove("lit", ...TONES);
  for (const name of ["role", "aria-label", "aria-pressed", "tabindex"]) element.removeAttribute(name);
}
