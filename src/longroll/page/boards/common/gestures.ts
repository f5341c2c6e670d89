/** Pointers, wheel and taps on the board, told as what they mean. */
import { distance, type Point } from "./geometry.ts";

export interface Meanings {
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
  /** A click or tap that was no drag. `touch`: by finger. Answers whether it met something. */
  tap(event: MouseEvent, at: Point, touch: boolean): boolean;
  doubleTap(at: Point): void;
  hover(event: PointerEvent, at: Point): void;
  leave(): void;
}

const DRAG = { mouse: 5, touch: 10 };
const TWICE = 320;

export class Gestures {
  private readonly down = new Map<number, Point>();
  private from: Point | null = null;
  private dragged = false;
  private touch = false;
  private last: { time: number; at: Point } = { time: 0, at: { x: 0, y: 0 } };

  constructor(
    private readonly host: HTMLElement,
    private readonly mean: Meanings,
    signal: AbortSignal,
  ) {
    const on = <K extends keyof HTMLElementEventMap>(name: K, does: (event: HTMLElementEventMap[K]) => void): void =>
      host.addEventListener(name, does, { signal, passive: false });
    on("pointerdown", (event) => this.press(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.lift(event));
    on("pointercancel", (event) => this.lift(event));
    on("pointerleave", () => this.mean.leave());
    on("wheel", (event) => this.wheel(event));
    on("click", (event) => this.click(event));
  }

  private place(event: MouseEvent): Point {
    const frame = this.host.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    this.touch = event.pointerType === "touch";
    if (this.down.size === 0) this.dragged = false;
    this.down.set(event.pointerId, this.place(event));
    this.from = this.place(event);
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
    if (!this.dragged) {
      this.host.setPointerCapture(event.pointerId);
      this.host.dataset["dragging"] = "";
      this.mean.leave();
    }
    this.dragged = true;
    this.down.set(event.pointerId, now);
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.mean.pan(now.x - before.x, now.y - before.y);
  }

  private pinch(before: Point, now: Point, other: Point): void {
    const middle = (p: Point): Point => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 });
    const [a, b] = [middle(before), middle(now)];
    this.mean.pan(b.x - a.x, b.y - a.y);
    this.mean.zoom(distance(now, other) / Math.max(1, distance(before, other)), b);
  }

  private lift(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) delete this.host.dataset["dragging"];
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
