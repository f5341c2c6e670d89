/** All counters on the map: one element a unit and one a stack, kept by name and changed only where a view differs. */
import type { Area, Point } from "../common/geometry.ts";
import { pile } from "../common/pile.ts";
import { type Piece, slide, type Slot } from "../common/slot.ts";
import { group, make, order, raise, text } from "../common/svg.ts";
import { drawTray, trayPlace } from "../common/tray.ts";
import type { Counter, Unit, View } from "../../games/five_aprils/types.ts";
import type { MapLayout } from "./mapLayout.ts";
import { drawCounter, faceOf } from "./counter.ts";
import { type Mark, marksOf } from "./formation.ts";
import { cellOf, HEX } from "./grid.ts";
import { fan, PEEK } from "./stack.ts";
import { Stamps } from "./stamps.ts";

interface Placed extends Piece {
  printed: Counter;
  face: string;
  hex: string;
}

interface Stack {
  element: SVGGElement;
  tray: SVGGElement;
  count: SVGGElement;
  units: string[];
}

/** How the map is looked at, as far as it concerns the counters. */
export interface Sight {
  scale: number;
  /** The size of a fanned counter in sheet units. */
  fanned: number;
  seen: Area;
}

/** The steps in which it matters who has moved. */
const MOVING = ["move", "build"];
const MOVE = 260;
const SHUFFLE = 130;

export class Counters {
  readonly layer = group("counters");
  readonly stamps = new Stamps();
  private printed: ReadonlyMap<string, Counter> = new Map();
  private marks: ReadonlyMap<string, Mark> = new Map();
  private readonly pieces = new Map<string, Placed>();
  private readonly stacks = new Map<string, Stack>();
  private open: string | null = null;
  /** The ways that were just gone. */
  private ways: readonly Point[][] = [];

  constructor(
    private readonly layout: MapLayout,
    private readonly sight: () => Sight,
  ) {
    this.reprint();
  }

  /** The counters are those of the board as it is now; they lie there when a view is shown. */
  reprint(): void {
    const { units, formations } = this.layout.board;
    this.printed = new Map(units.map((unit) => [unit.id, unit]));
    this.marks = marksOf(formations);
    for (const [id, piece] of this.pieces) this.remove(id, piece);
  }

  element = (unit: string): SVGGElement | undefined => this.pieces.get(unit)?.element;
  homeOf = (unit: string): string | undefined => this.pieces.get(unit)?.hex;
  unitsIn = (hex: string): string[] => this.stacks.get(hex)?.units ?? [];
  opened = (): string | null => this.open;
  place = (unit: string): Point | undefined => this.pieces.get(unit)?.slot ?? undefined;

  show(view: View, still: boolean, ways: readonly Point[][]): void {
    const { units } = view;
    const now = new Set(units.map(({ unit }) => unit));
    for (const [id, piece] of this.pieces) if (!now.has(id)) this.remove(id, piece);
    for (const unit of units) this.put(unit, view);
    const stacks = new Map<string, string[]>();
    for (const { unit, hex } of units) stacks.set(hex, [...(stacks.get(hex) ?? []), unit]);
    for (const [hex, stack] of this.stacks) if (!stacks.has(hex)) this.empty(hex, stack);
    for (const [hex, ids] of stacks) this.fill(hex, ids);
    this.ways = ways;
    this.arrange(still ? 0 : MOVE);
    this.ways = [];
  }

  /** Fan one stack out; the others lie in place. */
  fan(hex: string | null): void {
    const next = hex !== null && this.unitsIn(hex).length > 1 ? hex : null;
    if (next === this.open) return;
    const before = this.open;
    this.open = next;
    for (const id of [before, next]) if (id !== null) this.lay(id, SHUFFLE);
  }

  arrange(time = 0): void {
    for (const hex of this.stacks.keys()) this.lay(hex, time);
  }

  /** The distance has changed: a tray keeps its size on the screen. */
  reopen(): void {
    if (this.open !== null) this.lay(this.open, 0);
  }

  private put(unit: Unit, { marker, step }: View): void {
    const printed = this.printed.get(unit.unit);
    const mark = this.marks.get(printed?.formation ?? "");
    if (!printed || !mark) return;
    const piece = this.pieces.get(unit.unit) ?? this.begin(unit, printed);
    piece.hex = unit.hex;
    const { classList } = piece.element;
    classList.toggle("moved", unit.moved && MOVING.includes(step));
    classList.toggle("attacked", unit.target);
    classList.toggle("called", printed.formation === marker);
    if (piece.face === faceOf(unit)) return;
    piece.face = faceOf(unit);
    piece.element.replaceChildren(drawCounter(unit, printed, mark, this.stamps));
  }

  private begin(unit: Unit, printed: Counter): Placed {
    const element = make("g", { class: `unit ${printed.side} ${printed.arm}`, "data-unit": unit.unit });
    const piece = { element, printed, face: "", hex: unit.hex, slot: null };
    this.pieces.set(unit.unit, piece);
    return piece;
  }

  private remove(id: string, piece: Placed): void {
    piece.element.remove();
    this.pieces.delete(id);
  }

  private empty(hex: string, stack: Stack): void {
    if (this.open === hex) this.open = null;
    stack.element.remove();
    this.stacks.delete(hex);
  }

  private fill(hex: string, units: string[]): void {
    const stack = this.stacks.get(hex) ?? this.beginStack(hex);
    stack.units = units;
    order(stack.element, [stack.tray, ...units.flatMap((unit) => this.element(unit) ?? []), stack.count]);
  }

  private beginStack(hex: string): Stack {
    const stack = { element: make("g", { class: "stack", "data-stack": hex }), tray: group("tray"), count: group("count"), units: [] };
    this.stacks.set(hex, stack);
    this.layer.append(stack.element);
    return stack;
  }

  private lay(hex: string, time: number): void {
    const [stack, site] = [this.stacks.get(hex), this.layout.at(cellOf(hex))];
    if (!stack || !site) return;
    const [sight, open] = [this.sight(), this.open === hex];
    stack.element.classList.toggle("fan", open);
    if (open) this.layFan(stack, site, sight, time);
    else {
      if (stack.tray.firstChild) stack.tray.replaceChildren();
      this.settle(stack, pile(stack.units.length, sight.scale, PEEK), site, time);
      this.number(stack, site, sight.scale);
    }
  }

  private layFan(stack: Stack, site: Point, sight: Sight, time: number): void {
    const { slots, tray } = fan(stack.units.length, sight.fanned);
    const half = (HEX / 2) * sight.scale;
    const middle = trayPlace(site, half, tray, sight.seen);
    stack.tray.replaceChildren(...drawTray(site, half / 2, tray, middle));
    stack.count.replaceChildren();
    raise(stack.element);
    this.settle(stack, slots, middle, time);
  }

  /** How many lie there, where there are more than are seen. */
  private number(stack: Stack, { x, y }: Point, scale: number): void {
    if (stack.units.length < 3) return stack.count.replaceChildren();
    stack.count.setAttribute("transform", `translate(${x + 18 * scale} ${y + 19 * scale}) scale(${scale})`);
    if (stack.count.textContent === String(stack.units.length)) return;
    stack.count.replaceChildren(make("circle", { r: 7 }), text(String(stack.units.length), 0, 3.5, "count-number"));
  }

  private settle(stack: Stack, slots: readonly Slot[], middle: Point, time: number): void {
    stack.units.forEach((unit, n) => {
      const [piece, slot] = [this.pieces.get(unit), slots[n]];
      piece?.element.classList.toggle("under", n < stack.units.length - 1);
      if (piece && slot) slide(piece, { x: middle.x + slot.x, y: middle.y + slot.y, scale: slot.scale }, time, this.ways);
    });
  }
}
