/** Armies: one standard for all pieces of a party in a space, with their number, and close by a list of their kinds. */
import { at, group, make, path, text } from "../common/svg.ts";
import { byKind, type Force, forces, nationOf } from "../../games/american_civil_war/forces.ts";
import type { Kind, Party, View } from "../../games/american_civil_war/types.ts";
import { forceWords } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { FLAG, type Plan, type Site } from "./plan.ts";
import { LISTS_PIECES, SCALE } from "./tier.ts";

const LETTER: Record<Party, string> = { union: "U", confederate: "C", neutral: "R" };

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
    for (const site of this.plan.sites.values()) {
      const { id } = site.space;
      const pieces = view.armies[id] ?? {};
      const key = JSON.stringify([pieces, view.moved[id] ?? {}, tier]);
      if (this.drawn.get(id)?.key === key) continue;
      this.drawn.get(id)?.element.remove();
      const found = forces(pieces);
      if (found.length === 0) this.drawn.delete(id);
      else this.put(site, key, found, forces(view.moved[id] ?? {}));
    }
  }

  private put(site: Site, key: string, found: Force[], moved: Force[]): void {
    const spent = (force: Force): boolean => (moved.find(({ party }) => party === force.party)?.units ?? 0) >= force.units && force.units > 0;
    const flags = found.map((force, n) => drawStandard(force, found.length > 1 ? n : -1, this.tier >= LISTS_PIECES, spent(force)));
    flags.forEach((flag, n) => nameFlag(flag, found[n] ? forceWords(found[n], this.say) : ""));
    const city = site.space.kind === "city";
    const [x, y] = [site.x + (city ? 4 : -12) * (SCALE[this.tier] ?? 1), site.y + (city ? -9 : 16) * (SCALE[this.tier] ?? 1)];
    const clash = found.length > 1 ? [make("g", { class: "clash", transform: at(16, -34) }, [path("M-7-7L7 7M7-7L-7 7", "swords")])] : [];
    const element = make("g", { class: "army", "data-space": site.space.id, transform: `${at(x, y)} scale(${SCALE[this.tier] ?? 1})` }, [...flags, ...clash]);
    this.drawn.set(site.space.id, { key, element });
    this.layer.append(element);
  }
}

function nameFlag(flag: SVGGElement, words: string): void {
  flag.setAttribute("role", "img");
  flag.setAttribute("aria-label", words);
}

/** A square flag for the Union, a swallow-tailed one for the Confederacy, a pennant for rebels; the second of two stands beside. */
export function drawStandard(force: Force, place: number, listed: boolean, spent: boolean): SVGGElement {
  const { width: w, height: h, pole } = FLAG;
  const cloth = { union: `M0-${pole}H${w}V${h - pole}H0Z`, confederate: `M0-${pole}H${w + 3}L${w - 4} ${h / 2 - pole}L${w + 3} ${h - pole}H0Z`, neutral: `M0-${pole}L${w + 4} ${h / 2 - pole}L0 ${h - pole}Z` }[force.party];
  const allies = [...new Set(force.sorts.map(({ sort }) => nationOf(sort)))].filter((nation) => ["british", "french", "revolutionary"].includes(nation));
  const leader = force.leaders && force.units ? [make("g", { class: "leaders", transform: at(w - 2, 2 - pole) }, [make("circle", { r: 6.5 }), force.leaders > 1 ? text(`${force.leaders}`, 0, 3.2, "leader-count") : path(SIGN.leader, "star")])] : [];
  return make("g", { class: `standard ${force.party}${spent ? " spent" : ""}`, transform: at(place === 1 ? w + 6 : place === 0 ? -6 : 0, 0) }, [
    path(`M0 0V-${pole + 2}`, "pole"),
    path(cloth, "cloth"),
    text(LETTER[force.party], 6, h / 2 - pole - 1.5, "flag-letter"),
    text(count(force), 17, h / 2 - pole + 5.2, "flag-count"),
    ...allies.map((nation, n) => make("g", { class: "ally", transform: at(4 + n * 10, h - pole + 5) }, [make("rect", { x: -4, y: -4, width: 9, height: 8 }), text(nation.charAt(0).toUpperCase(), 0.5, 2.6, "ally-letter")])),
    ...leader,
    ...(listed ? [drawPieces(force)] : []),
  ]);
}

/** Signs and numbers of the kinds in a row. */
function drawPieces(force: Force): SVGGElement {
  const kinds = byKind(force);
  const step = 23;
  return make("g", { class: "pieces", transform: at(2, -13) }, [
    make("rect", { x: 0, y: 0, width: kinds.length * step + 2, height: 12, rx: 2 }),
    ...kinds.map(({ kind, count: n }, place) => make("g", { transform: at(place * step + 8, 6) }, [make("rect", { x: -6, y: -4.5, width: 12, height: 9, class: "sign-box" }), path(SIGN[kind], `sign ${kind}`), text(String(n), 7.4, 3.4, "piece-count", "start")])),
  ]);
}
