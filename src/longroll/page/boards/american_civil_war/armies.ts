/** Armies: one standard for all pieces of a party in a space, with their number, and close by a list of their kinds. */
import { at, group, make, path, text } from "../common/svg.ts";
import { byKind, type Counted, type Force, forces, mainKind, nationOf } from "../../games/american_civil_war/forces.ts";
import type { Kind, View } from "../../games/american_civil_war/types.ts";
import { forceWords } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import type { Area, Point } from "../common/geometry.ts";
import { CITY, FLAG, type Plan, type Site } from "./plan.ts";
import { spread } from "./spread.ts";
import { LISTS_PIECES, SCALE } from "./tier.ts";

/** The signs of the kinds, in a box of 12 by 9. */
export const SIGN: Record<Kind, string> = {
  infantry: "M-5-3.5L5 3.5M-5 3.5L5-3.5",
  cavalry: "M-5 3.5L5-3.5",
  elite: "M-5 3.5L5-3.5M-5.2-.8L-2-3.6M5.2 .8L2 3.6",
  artillery: "M-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0Z",
  leader: "M0-3.8L1.1-1.2H4L1.7 .6L2.5 3.4L0 1.8L-2.5 3.4L-1.7 .6L-4-1.2H-1.1Z",
};

/** `5` for units, `★` for a leader alone. */
const count = ({ units }: Force): string => (units ? String(units) : "★");

export class Armies {
  readonly layer = group("armies");
  private readonly drawn = new Map<string, { key: string; element: SVGGElement }>();
  private view: View | null = null;
  private tier = 0;

  constructor(
    private readonly plan: Plan,
    /** Where the names of cities are written at present. */
    private readonly names: () => Area[],
    private readonly say: Say,
  ) {}

  show(view: View): void {
    this.view = view;
    this.draw();
  }

  look(tier: number): void {
    this.tier = tier;
    this.draw();
  }

  private draw(): void {
    const { view, tier } = this;
    if (!view) return;
    const scale = SCALE[tier] ?? 1;
    const sites = [...this.plan.sites.values()].filter(({ space }) => forces(view.armies[space.id] ?? {}).length > 0);
    const shifts = this.shifts(sites, scale);
    for (const [id, { element }] of this.drawn) if (!sites.some(({ space }) => space.id === id)) this.drop(id, element);
    sites.forEach((site, n) => {
      const { id } = site.space;
      const { x, y } = shifts[n] ?? { x: 0, y: 0 };
      const key = JSON.stringify([view.armies[id], view.moved[id] ?? {}, tier, x, y]);
      const before = this.drawn.get(id);
      if (before?.key === key) return;
      if (before) this.drop(id, before.element);
      this.put(site, key, { x: standOf(site, scale).x + x, y: standOf(site, scale).y + y }, view);
    });
  }

  private drop(id: string, element: SVGGElement): void {
    element.remove();
    this.drawn.delete(id);
  }

  /** A standard in a city stays; those of regions make room for cities, their names and each other. */
  private shifts(sites: readonly Site[], scale: number): Point[] {
    const box = (site: Site): Area => ({ x: standOf(site, scale).x, y: standOf(site, scale).y - (FLAG.pole + 7) * scale, width: (FLAG.width + 6) * scale, height: (FLAG.height + 16) * scale });
    const free = sites.filter(({ space }) => space.kind === "region");
    const cities = [...this.plan.sites.values()].filter(({ space }) => space.kind === "city");
    const fixed = [...cities.map(({ x, y }) => square({ x, y }, (CITY + 1) * scale)), ...this.names(), ...sites.filter(({ space }) => space.kind === "city").map(box)];
    const moved = spread(free.map(box), fixed, FLAG.width * scale);
    return sites.map((site) => moved[free.indexOf(site)] ?? { x: 0, y: 0 });
  }

  private put(site: Site, key: string, { x, y }: Point, view: View): void {
    const { id } = site.space;
    const [found, moved] = [forces(view.armies[id] ?? {}), forces(view.moved[id] ?? {})];
    const spent = (force: Force): boolean => (moved.find(({ party }) => party === force.party)?.units ?? 0) >= force.units && force.units > 0;
    const flags = found.map((force, n) => drawStandard(force, found.length > 1 ? n : -1, this.tier >= LISTS_PIECES, spent(force)));
    flags.forEach((flag, n) => nameFlag(flag, found[n] ? forceWords(found[n], this.say) : ""));
    const clash = found.length > 1 ? [make("g", { class: "clash", transform: at(16, -34) }, [path("M-7-7L7 7M7-7L-7 7", "swords")])] : [];
    const element = make("g", { class: "army", "data-space": id, transform: `${at(x, y)} scale(${SCALE[this.tier] ?? 1})` }, [...flags, ...clash]);
    this.drawn.set(id, { key, element });
    this.layer.append(element);
  }
}

/** Where the foot of a standard is. */
const standOf = ({ space, x, y }: Site, scale: number): Point => (space.kind === "city" ? { x: x + 4 * scale, y: y - 9 * scale } : { x: x - 12 * scale, y: y + 16 * scale });

const square = ({ x, y }: Point, r: number): Area => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

function nameFlag(flag: SVGGElement, words: string): void {
  flag.setAttribute("role", "img");
  flag.setAttribute("aria-label", words);
}

/** A square flag for the Union, a swallow-tailed one for the Confederacy, a pennant for rebels, with the kind that most of them
 * are and their number; the second of two stands beside. */
export function drawStandard(force: Force, place: number, listed: boolean, spent: boolean): SVGGElement {
  const { width: w, height: h, pole } = FLAG;
  const cloth = { union: `M0-${pole}H${w}V${h - pole}H0Z`, confederate: `M0-${pole}H${w + 4}L${w - 2} ${h / 2 - pole}L${w + 4} ${h - pole}H0Z`, neutral: `M0-${pole}L${w + 3} ${4 - pole}V${h - pole - 4}L0 ${h - pole}Z` }[force.party];
  const kinds = byKind(force);
  const leader = force.leaders && force.units ? [make("g", { class: "leaders", transform: at(w - 2, 1 - pole) }, [make("circle", { r: 6.5 }), force.leaders > 1 ? text(`${force.leaders}`, 0, 3.2, "leader-count") : path(SIGN.leader, "star")])] : [];
  return make("g", { class: `standard ${force.party}${spent ? " spent" : ""}`, transform: at(place === 1 ? w + 6 : place === 0 ? -6 : 0, 0) }, [
    path(`M0 0V-${pole + 2}`, "pole"),
    path(cloth, "cloth"),
    drawSign(mainKind(kinds), 10.5, h / 2 - pole, 1.15),
    text(count(force), 29, h / 2 - pole + 5.4, "flag-count"),
    ...drawOthers(force, kinds),
    ...leader,
    ...(listed ? [drawPieces(kinds)] : []),
  ]);
}

const drawSign = (kind: Kind, x: number, y: number, scale: number): SVGGElement =>
  make("g", { class: "sign-of", transform: `${at(x, y)} scale(${scale})` }, [make("rect", { x: -6, y: -4.5, width: 12, height: 9, class: "sign-box" }), path(SIGN[kind], `sign ${kind}`)]);

/** Small signs of the other kinds, then letters of the allies, under the flag. */
function drawOthers(force: Force, kinds: readonly Counted[]): SVGElement[] {
  const main = mainKind(kinds);
  const y = FLAG.height - FLAG.pole + 4;
  const others = kinds.filter(({ kind }) => kind !== main && kind !== "leader");
  const allies = [...new Set(force.sorts.map(({ sort }) => nationOf(sort)))].filter((nation) => ["british", "french", "revolutionary"].includes(nation));
  return [
    ...others.map(({ kind }, n) => drawSign(kind, 7 + n * 11, y, 0.78)),
    ...allies.map((nation, n) => make("g", { class: "ally", transform: at(6 + (others.length + n) * 11, y) }, [make("rect", { x: -4, y: -4, width: 9, height: 8 }), text(nation.charAt(0).toUpperCase(), 0.5, 2.6, "ally-letter")])),
  ];
}

/** Signs and numbers of the kinds in a row. */
function drawPieces(kinds: readonly Counted[]): SVGGElement {
  const step = 23;
  return make("g", { class: "pieces", transform: at(2, -13) }, [
    make("rect", { x: 0, y: 0, width: kinds.length * step + 2, height: 12, rx: 2 }),
    ...kinds.map(({ kind, count: n }, place) => make("g", {}, [drawSign(kind, place * step + 8, 6, 1), text(String(n), place * step + 15.4, 9.4, "piece-count", "start")])),
  ]);
}
