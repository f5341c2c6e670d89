/** All counters on the map: one element a unit and one a stack, kept by name and changed only where a view differs. */
import { drawCounter, faceOf } from "./counter.ts";
import { companies, difference, type Company } from "./grouping.ts";
import { sabres } from "./marks.ts";
import { COUNTER, HALF, type Plan } from "./plan.ts";
import type { Unit } from "../../games/house_divided/types.ts";
import type { Area, Point } from "../common/geometry.ts";
import { type Piece, slide, type Slot } from "../common/slot.ts";
import { group, make, order, raise, text } from "../common/svg.ts";
import { trayPlace } from "../common/tray.ts";
import { fan, inPlace, type Mode } from "./stack.ts";
import { drawStemmedTray } from "./tray.ts";

interface Counter extends Piece {
  face: string;
  unit: Unit;
}

interface Stack {
  element: SVGGElement;
  tray: SVGGElement;
  badges: SVGGElement;
  /** What the badges were drawn from. */
  badged: string;
  mode: Mode;
}

/** How the map is looked at, as far as it concerns the counters. */
export interface Sight {
  /** How much larger counters are drawn than their size. */
  scale: number;
  /** The size of a fanned counter in sheet units. */
  fanned: number;
  seen: Area;
  /** Whether stacks with highlighted units lie spread. */
  spread: boolean;
}

/** A counter nearly fills its box. */
const SNUG = 1.05;
/** Two armies in one box reach out of it, so that they are seen from far away. */
const DUEL = 1.3;
const MOVE = 240;
const SHUFFLE = 130;

export class Counters {
  readonly layer = group("counters");
  private readonly pieces = new Map<string, Counter>();
  private readonly stacks = new Map<string, Stack>();
  private companies = new Map<string, Company>();
  private highlighted: ReadonlySet<string> = new Set();
  private open: string | null = null;
  /** The ways that were just gone. */
  private ways: readonly Point[][] = [];

  constructor(
    private readonly plan: Plan,
    private readonly sight: () => Sight,
  ) {}

  element = (unit: string): SVGGElement | undefined => this.pieces.get(unit)?.element;
  homeOf = (unit: string): string | undefined => this.pieces.get(unit)?.unit.box;
  unitsIn = (box: string): Unit[] => this.companies.get(box)?.units ?? [];
  modeOf = (box: string): Mode => this.stacks.get(box)?.mode ?? "closed";
  opened = (): string | null => this.open;
  /** Where a unit lies on the sheet. */
  place = (unit: string): Point | undefined => this.pieces.get(unit)?.slot ?? undefined;
  occupied = (): ReadonlySet<string> => new Set(this.companies.keys());

  /** How far counters reach beyond the left and right edges of their boxes. */
  overhangs(): Map<string, { left: number; right: number }> {
    const { scale } = this.sight();
    return new Map(
      [...this.companies.values()]
        .filter((company) => company.units.length > 1)
        .map((company) => [company.box, overhang(this.slotsOf(company, scale), scale)]),
    );
  }

  show(units: readonly Unit[], still: boolean, ways: readonly Point[][]): void {
    const change = difference(this.pieces.keys(), units, (unit) => unit.unit);
    for (const id of change.gone) this.remove(id);
    for (const unit of change.come) this.add(unit);
    for (const unit of change.stay) this.change(unit);
    this.companies = companies(units);
    for (const [box, stack] of this.stacks) if (!this.companies.has(box)) this.empty(box, stack);
    for (const company of this.companies.values()) this.fill(company);
    this.ways = ways;
    this.arrange(still ? 0 : MOVE);
    this.ways = [];
  }

  /** Stacks with one of these units lie so that each can be picked. */
  highlight(units: ReadonlySet<string>): void {
    this.highlighted = units;
    this.arrange(SHUFFLE);
  }

  /** Fan one stack out; the others lie in place. */
  fan(box: string | null): void {
    const company = box === null ? undefined : this.companies.get(box);
    const next = company && company.units.length > 1 ? box : null;
    if (next === this.open) return;
    const before = this.open;
    this.open = next;
    for (const id of [before, next]) if (id !== null) this.lay(id, SHUFFLE);
  }

  arrange(time = 0): void {
    for (const box of this.companies.keys()) this.lay(box, time);
  }

  /** The distance has changed: a tray keeps its size on the screen. */
  reopen(): void {
    if (this.open !== null) this.lay(this.open, 0);
  }

  private add(unit: Unit): void {
    const element = make("g", { class: `unit ${unit.side}`, "data-unit": unit.unit });
    const piece = { element, face: "", unit, slot: null };
    this.pieces.set(unit.unit, piece);
    this.change(unit);
  }

  private change(unit: Unit): void {
    const piece = this.pieces.get(unit.unit);
    if (!piece) return;
    piece.unit = unit;
    const face = faceOf(unit);
    if (face === piece.face) return;
    piece.face = face;
    piece.element.dataset["marched"] = String(unit.marched);
    piece.element.replaceChildren(...drawCounter(unit));
  }

  private remove(id: string): void {
    this.pieces.get(id)?.element.remove();
    this.pieces.delete(id);
  }

  private empty(box: string, stack: Stack): void {
    if (this.open === box) this.open = null;
    stack.element.remove();
    this.stacks.delete(box);
  }

  private fill(company: Company): void {
    const stack = this.stacks.get(company.box) ?? this.begin(company.box);
    const units = company.units.flatMap(({ unit }) => this.element(unit) ?? []);
    order(stack.element, [stack.tray, ...units, stack.badges]);
  }

  private begin(box: string): Stack {
    const element = make("g", { class: "stack", "data-stack": box });
    const stack = { element, tray: group("tray"), badges: group("badges"), badged: "", mode: "closed" as const };
    stack.tray.setAttribute("aria-hidden", "true");
    stack.badges.setAttribute("aria-hidden", "true");
    this.stacks.set(box, stack);
    this.layer.append(element);
    return stack;
  }

  private modeFor(company: Company, sight: Sight): Mode {
    if (this.open === company.box) return "fan";
    const highlighted = company.units.some((unit) => this.highlighted.has(unit.unit));
    return highlighted && sight.spread && company.units.length > 1 ? "spread" : "closed";
  }

  private lay(box: string, time: number): void {
    const [company, stack, site] = [this.companies.get(box), this.stacks.get(box), this.plan.sites.get(box)];
    if (!company || !stack || !site) return;
    const sight = this.sight();
    stack.mode = this.modeFor(company, sight);
    const look = `stack ${stack.mode}${isDuel(company) ? " duel" : ""}`;
    if (stack.element.getAttribute("class") !== look) stack.element.setAttribute("class", look);
    if (stack.mode === "fan") this.layFan(company, stack, site, sight, time);
    else this.layInPlace(company, stack, site, sight, time);
  }

  private layInPlace(company: Company, stack: Stack, site: Point, sight: Sight, time: number): void {
    const slots = this.slotsOf(company, sight.scale);
    stack.tray.replaceChildren();
    this.settle(company, slots, site, time);
    this.badge(company, stack, site, sight.scale);
  }

  private badge(company: Company, stack: Stack, site: Point, scale: number): void {
    const size = scale * (isDuel(company) ? DUEL : 1);
    const badged = [stack.mode, size, ...company.armies].join(" ");
    if (stack.badged === badged) return;
    stack.badged = badged;
    stack.badges.setAttribute("transform", `translate(${site.x} ${site.y}) scale(${size})`);
    stack.badges.replaceChildren(...badges(company, stack.mode));
  }

  private slotsOf(company: Company, scale: number): Slot[] {
    const mode = this.modeOf(company.box) === "spread" ? "spread" : "closed";
    return inPlace(company.armies, mode, scale * SNUG * (isDuel(company) ? DUEL : 1));
  }

  private layFan(company: Company, stack: Stack, site: Point, sight: Sight, time: number): void {
    const { slots, tray } = fan(company.armies, sight.fanned);
    const half = HALF * sight.scale;
    const middle = trayPlace(site, half + sight.fanned * 0.3, tray, sight.seen);
    stack.tray.replaceChildren(...drawStemmedTray(site, half, tray, middle));
    stack.badges.replaceChildren();
    stack.badged = "";
    raise(stack.element);
    this.settle(company, slots, middle, time);
  }

  private settle(company: Company, slots: readonly Slot[], middle: Point, time: number): void {
    company.units.forEach((unit, n) => {
      const [piece, slot] = [this.pieces.get(unit.unit), slots[n]];
      piece?.element.classList.toggle("under", company.units[n + 1]?.side === unit.side);
      if (piece && slot) slide(piece, { x: middle.x + slot.x, y: middle.y + slot.y, scale: slot.scale }, time, this.ways);
    });
  }
}

const isDuel = (company: Company): boolean => company.armies.length > 1;

function overhang(slots: readonly Slot[], scale: number): { left: number; right: number } {
  const xs = slots.map((slot) => slot.x);
  const reach = (COUNTER / 2) * scale * SNUG + 3 - HALF * scale;
  return { left: Math.max(0, reach - Math.min(...xs)), right: Math.max(0, reach + Math.max(...xs)) };
}

/** Sabres between two armies, and how many lie in each closed pile. */
function badges(company: Company, mode: Mode): SVGGElement[] {
  const duel = isDuel(company);
  const swords = duel ? [sabres()] : [];
  swords[0]?.setAttribute("transform", "translate(0 -19)");
  if (mode !== "closed") return swords;
  const counts = company.armies.flatMap((count, side) => {
    if (count < 2) return [];
    const x = duel ? (side === 0 ? -26 : 26) : 13;
    return [make("g", { class: "count", transform: `translate(${x} 12)` }, [make("circle", { r: 6.4 }), text(String(count), 0, 3.3, "count-number")])];
  });
  return [...counts, ...swords];
}
