/** Pointers, wheel and taps on the board, told as what they mean. */
import { distance, type Point } from "./geometry.ts";

export interface Meanings {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A click or tap that was no drag. `touch`: by finger. Answers whether it met something. */
  tap(event: MouseEvent, at: Point, touch: boolean): boolean;
  doubleTap(at: Point): void;
  /** Something is dragged from where it was pressed; answers whether it goes with the pointer. Otherwise the map does. */
  carry(press: PointerEvent, at: Point): boolean;
  carryTo(event: PointerEvent, at: Point): void;
  /** It is put down, or (`event` is null) let go where it was. */
  drop(event: PointerEvent | null, at: Point): void;
  /** A finger rests. Answers whether that meant something. */
  hold(press: PointerEvent, at: Point): boolean;
  hover(event: PointerEvent, at: Point): void;
  leave(): void;
}

const DRAG = { mouse: 5, touch: 10 };
const TWICE = 320;
/** How long a finger rests to mean more than a tap. */
const HOLD = 450;

export class Gestures {
  private readonly down = new Map<number, Point>();
  private from: Point | null = null;
  private press: PointerEvent | null = null;
  private dragged = false;
  private carries = false;
  private timer = 0;
  private touch = false;
  private last: { time: number; at: Point } = { time: 0, at: { x: 0, y: 0 } };

  constructor(
    private readonly host: HTMLElement,
    private readonly mean: Meanings,
    signal: AbortSignal,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      host.addEventListener(name, does, { signal, passive: false });
    on("pointerdown", (event) => this.pressed(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.lift(event));
    on("pointercancel", (event) => this.cancel(event));
    addEventListener("keydown", (event) => this.key(event), { signal, capture: true });
    signal.addEventListener("abort", () => clearTimeout(this.timer));
    on("pointerleave", () => this.mean.leave());
    on("wheel", (event) => this.wheel(event));
    on("click", (event) => this.click(event));
  }

  private place(event: MouseEvent): Point {
    const frame = this.host.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  private pressed(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    this.touch = event.pointerType === "touch";
    if (this.down.size === 0) this.dragged = false;
    else this.letGo();
    this.down.set(event.pointerId, this.place(event));
    this.from = this.place(event);
    this.press = this.down.size === 1 ? event : null;
    clearTimeout(this.timer);
    if (this.touch && this.press) this.timer = window.setTimeout(() => this.rest(), HOLD);
  }

  /** A finger that rested and meant something is no tap any more. */
  private rest(): void {
    if (this.press && this.from && !this.dragged && this.mean.hold(this.press, this.from)) {
      this.dragged = true;
      this.press = null;
    }
  }

  private move(event: PointerEvent): void {
    const [before, now] = [this.down.get(event.pointerId), this.place(event)];
    if (!before) {
      if (event.pointerType === "mouse") this.mean.hover(event, now);
      return;
    }
    const slack = event.pointerType === "mouse" ? DRAG.mouse : DRAG.touch;
    if (!this.dragged && this.from && this.down.size === 1 && distance(this.from, now) < slack) return;
    this.drag(event, before, now);
  }

  private drag(event: PointerEvent, before: Point, now: Point): void {
    if (!this.dragged) this.begin(event);
    this.dragged = true;
    this.down.set(event.pointerId, now);
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (this.carries) this.mean.carryTo(event, now);
    else if (other) this.pinch(before, now, other);
    else this.mean.pan(now.x - before.x, now.y - before.y);
  }

  private begin(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.host.setPointerCapture(event.pointerId);
    this.host.dataset["dragging"] = "";
    this.mean.leave();
    this.carries = this.press !== null && this.from !== null && this.mean.carry(this.press, this.from);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const middle = (p: Point): Point => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
    const [a, b] = [middle(before), middle(now)];
    this.mean.pan(b.x - a.x, b.y - a.y);
    this.mean.zoom(distance(now, other) / Math.max(1, distance(before, other)), b);
  }

  private lift(event: PointerEvent): void {
    clearTimeout(this.timer);
    if (this.carries && this.down.has(event.pointerId)) this.mean.drop(event, this.place(event));
    this.carries = false;
    this.down.delete(event.pointerId);
    if (this.down.size === 0) delete this.host.dataset["dragging"];
  }

  private cancel(event: PointerEvent): void {
    this.letGo();
    this.lift(event);
  }

  /** What was carried stays where it was. */
  private letGo(): void {
    if (this.carries) this.mean.drop(null, { x: 0, y: 0 });
    this.carries = false;
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.carries) return;
    event.stopPropagation();
    this.letGo();
    this.down.clear();
    delete this.host.dataset["dragging"];
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    const swift = event.ctrlKey ? 0.01 : 0.0016;
    this.mean.zoom(Math.exp(-event.deltaY * lines * swift), this.place(event));
  }

  private click(event: MouseEvent): void {
    if (this.dragged && event.detail > 0) {
      this.dragged = false;
      return;
    }
    const at = this.place(event);
    if (this.mean.tap(event, at, this.touch)) return;
    const twice = event.timeStamp - this.last.time < TWICE && distance(at, this.last.at) < 30;
    this.last = { time: twice ? 0 : event.timeStamp, at };
    if (twice) this.mean.doubleTap(at);
  }
}
