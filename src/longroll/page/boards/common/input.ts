/** Input on a board: hover, tap, focus and keys become pointing, picking and camera moves. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "./camera.ts";
import { type Direction, type Focus, isDirection } from "./focus.ts";
import type { Point } from "./geometry.ts";
import { Gestures } from "./gestures.ts";
import type { Viewport } from "./viewport.ts";
import { Carried } from "./carried.ts";
import type { Target } from "./target.ts";
import { keyOf } from "./thing.ts";

export interface Parts {
  viewport: Viewport;
  focus: Focus;
  sheet: SVGSVGElement;
}

const STEP = 90;
/** Near the edge the map comes to meet what is carried: how near, and how fast. */
const EDGE = 28;
const DRIFT = 9;
/** What can be taken by a pointer. */
const COUNTER = "[data-unit], [data-stack], .army";

export abstract class BoardInput<P extends Parts> {
  /** The kinds of things that have an element of their own. */
  protected abstract readonly kinds: readonly string[];
  private pointed: string | null | undefined = undefined;
  private hovering: { event: PointerEvent; at: Point } | null = null;
  private proposed: Thing | null = null;
  private carried: { picture: Carried; from: Target; start: Point } | null = null;

  constructor(
    host: HTMLElement,
    protected readonly parts: P,
    private readonly events: BoardEvents,
    private readonly pointing: (thing: Thing | null) => void,
    signal: AbortSignal,
  ) {
    const { viewport, sheet } = parts;
    const mean = {
      pan: (dx: number, dy: number) => viewport.pan(dx, dy),
      zoom: (factor: number, at: Point) => viewport.zoom(factor, at),
      doubleTap: (at: Point) => viewport.step(1.9, at),
      tap: (event: MouseEvent, at: Point, touch: boolean) => this.tap(event, at, touch),
      carry: this.carry,
      carryTo: this.carryTo,
      drop: this.drop,
      hold: (press: PointerEvent, at: Point) => this.gather(this.target(press, at, true)),
      hover: this.hover,
      leave: this.leave,
    };
    new Gestures(host, mean, signal);
    sheet.addEventListener("keydown", this.key, { signal });
    sheet.addEventListener("focusin", this.focused, { signal });
    sheet.addEventListener("focusout", this.blurred, { signal });
  }

  /** Is something carried over the map? */
  get carries(): boolean {
    return this.carried !== null;
  }

  /** Stop what still waits. */
  destroy(): void {}

  /** What is shown while nothing is pointed at. */
  propose(thing: Thing | null): void {
    this.proposed = thing;
    this.refresh();
  }

  /** What is pointed at may have changed its meaning: look again. */
  refresh(): void {
    const under = this.hovering && this.target(this.hovering.event, this.hovering.at, false);
    this.pointed = undefined;
    this.point(this.parts.focus.held()?.thing ?? under?.thing ?? this.proposed);
  }

  /** What is meant at a point of the screen; a finger (`touch`) is less exact than a mouse. */
  protected abstract target(event: Event, at: Point, touch: boolean): Target | null;

  /** The pointer is on a thing, or on nothing. */
  protected rest(thing: Thing | null): void {
    void thing;
  }

  /** The keys have brought the focus to a thing. */
  protected attend(thing: Thing): void {
    void thing;
  }

  /** Answers whether a tap on a target was for its stack, and picks nothing yet. */
  protected unfold(target: Target | null): boolean {
    void target;
    return false;
  }

  /** The element of a piece, and the place that a thing lies in. */
  protected abstract elementOf(piece: Thing): SVGElement | undefined;
  protected placeOf({ id }: Thing): string | null {
    return id;
  }

  protected tap(event: MouseEvent, at: Point, touch: boolean): boolean {
    const target = event.detail === 0 ? this.told(event) : this.target(event, at, touch);
    if (event.shiftKey && this.gather(target)) return true;
    if (!this.unfold(target) && target) this.events.pick(target.thing, touch && event.detail > 0);
    return target !== null;
  }

  /** Answers whether the key meant something. */
  protected act(event: KeyboardEvent): boolean {
    const { viewport } = this.parts;
    if (isDirection(event.key)) return this.arrow(event.key, event.shiftKey);
    if (event.key === "+" || event.key === "=") viewport.step(1.4);
    else if (event.key === "-" || event.key === "_") viewport.step(1 / 1.4);
    else if (event.key === "0") viewport.lookAtAll();
    else if (event.key === "Enter" || event.key === " ") this.enter(event);
    else return false;
    return true;
  }

  /** A click that no pointer made means exactly its element. */
  private told(event: MouseEvent): Target | null {
    const { dataset } = (event.target as Element).closest<SVGElement>(this.kinds.map((kind) => `[data-${kind}]`).join()) ?? {};
    const kind = this.kinds.find((one) => dataset?.[one] !== undefined);
    return kind === undefined ? null : { thing: { kind, id: dataset?.[kind] ?? "" }, stack: false };
  }

  private gather(target: Target | null): boolean {
    return target !== null && this.events.gather(this.meant(target));
  }

  /** A closed stack stands for all that lies in its place. */
  private meant({ thing, stack }: Target): Thing {
    return stack ? { kind: this.kinds.at(-1) ?? "", id: this.placeOf(thing) ?? "" } : thing;
  }

  private carry = (press: PointerEvent, at: Point): boolean => {
    const from = (press.target as Element).closest(COUNTER) && this.target(press, at, false);
    const pieces = from ? this.events.carry(this.meant(from)) : [];
    if (!from || pieces.length === 0) return false;
    const counters = pieces.flatMap((piece) => this.elementOf(piece) ?? []);
    this.carried = { picture: new Carried(this.parts.sheet, counters), from, start: toSheet(this.parts.viewport.camera, at) };
    return true;
  };

  private carryTo = (event: PointerEvent, at: Point): void => {
    const { carried, parts } = this;
    if (!carried) return;
    const drift = (where: number, length: number): number => (where < EDGE ? DRIFT : where > length - EDGE ? -DRIFT : 0);
    const { width, height } = parts.viewport.size;
    parts.viewport.pan(drift(at.x, width), drift(at.y, height));
    const now = toSheet(parts.viewport.camera, at);
    carried.picture.move({ x: now.x - carried.start.x, y: now.y - carried.start.y });
    this.point(this.under(event, at)?.thing ?? null);
  };

  private drop = (event: PointerEvent | null, at: Point): void => {
    const { carried } = this;
    const target = event && this.under(event, at);
    this.carried = null;
    carried?.picture.end();
    const back = !target || !carried || this.placeOf(target.thing) === this.placeOf(carried.from.thing);
    this.events.drop(back ? null : target.thing);
  };

  /** A pointer that was caught says nothing of what lies under it. */
  private under({ clientX, clientY, pointerType }: PointerEvent, at: Point): Target | null {
    const target = document.elementFromPoint(clientX, clientY);
    return target && this.parts.sheet.parentElement?.contains(target) ? this.target({ target } as unknown as Event, at, pointerType === "touch") : null;
  }

  private hover = (event: PointerEvent, at: Point): void => {
    const thing = this.target(event, at, false)?.thing ?? null;
    this.hovering = { event, at };
    this.point(thing);
    this.rest(thing);
  };

  private leave = (): void => {
    this.hovering = null;
    this.point(this.parts.focus.held()?.thing ?? this.proposed);
    this.rest(null);
  };

  private point(thing: Thing | null): void {
    const key = thing && keyOf(thing);
    if (key === this.pointed) return;
    this.pointed = key;
    this.pointing(thing);
    this.events.point(thing);
  }

  private focused = (event: FocusEvent): void => {
    const stop = this.parts.focus.of(event.target as Element);
    if (!stop?.element.matches(":focus-visible")) return;
    this.parts.focus.take(stop);
    this.attend(stop.thing);
    this.parts.viewport.show(stop.place);
    this.point(stop.thing);
  };

  private blurred = (event: FocusEvent): void => {
    if (!this.parts.sheet.contains(event.relatedTarget as Node | null)) this.point(this.proposed);
  };

  private key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private enter(event: KeyboardEvent): void {
    const stop = this.parts.focus.of(event.target as Element);
    if (stop && event.shiftKey && this.events.gather(stop.thing)) return;
    if (stop) this.events.pick(stop.thing, false);
    else this.parts.focus.begin();
  }

  private arrow(key: Direction, shift: boolean): boolean {
    if (!shift && this.parts.focus.held()) return this.parts.focus.go(key) || true;
    const [dx, dy] = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[key] as [number, number];
    this.parts.viewport.pan(dx, dy);
    return true;
  }
}
