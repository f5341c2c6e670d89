/** The hands on the board: hovering, tapping, focusing and keys, turned into pointing, picking, fanning and looking. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { type Direction, type Focus, isDirection } from "../common/focus.ts";
import type { Point } from "../common/geometry.ts";
import { Gestures } from "../common/gestures.ts";
import type { Lens } from "../common/lens.ts";
import { keyOf } from "../common/thing.ts";
import { Aim, type Target } from "./aim.ts";
import type { Atlas } from "./atlas.ts";
import type { Counters } from "./counters.ts";
import type { Lights } from "./lights.ts";

export interface Parts {
  atlas: Atlas;
  lens: Lens;
  counters: Counters;
  lights: Lights;
  focus: Focus;
  sheet: SVGSVGElement;
}

const OPEN = 260;
const CLOSE = 220;
const STEP = 90;

export class Hands {
  private pointed: string | null | undefined = undefined;
  private hovering: { event: PointerEvent; at: Point } | null = null;
  private timer = 0;
  private wanted: string | null = null;
  private proposed: Thing | null = null;
  private readonly aim: Aim;

  constructor(
    host: HTMLElement,
    private readonly parts: Parts,
    private readonly events: BoardEvents,
    private readonly pointing: (thing: Thing | null) => void,
    signal: AbortSignal,
  ) {
    const { lens, sheet, atlas, counters, lights } = parts;
    this.aim = new Aim(atlas, counters, () => lights.lit);
    const mean = {
      pan: (dx: number, dy: number) => lens.pan(dx, dy),
      zoom: (factor: number, at: Point) => lens.zoom(factor, at),
      doubleTap: (at: Point) => lens.step(1.9, at),
      tap: this.tap,
      hover: this.hover,
      leave: this.leave,
    };
    new Gestures(host, mean, signal);
    sheet.addEventListener("keydown", this.key, { signal });
    sheet.addEventListener("focusin", this.focused, { signal });
    sheet.addEventListener("focusout", this.blurred, { signal });
  }

  /** What is shown while nothing is pointed at. */
  propose(thing: Thing | null): void {
    this.proposed = thing;
    this.refresh();
  }

  /** What is pointed at may have changed its meaning: look again. */
  refresh(): void {
    const held = this.parts.focus.held();
    const under = this.hovering && this.target(this.hovering.event, this.hovering.at);
    this.pointed = undefined;
    this.point(held?.thing ?? under?.thing ?? this.proposed);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private target(event: Event, at: Point): Target | null {
    return this.aim.at(toSheet(this.parts.lens.camera, at), event.target as Element);
  }

  private hover = (event: PointerEvent, at: Point): void => {
    const target = this.target(event, at);
    this.hovering = { event, at };
    this.point(target?.thing ?? null);
    this.wish(target && this.hexOf(target.thing));
  };

  private leave = (): void => {
    this.hovering = null;
    this.point(this.parts.focus.held()?.thing ?? this.proposed);
    this.wish(null);
  };

  private tap = (event: MouseEvent, at: Point, touch: boolean): boolean => {
    const target = event.detail === 0 ? this.told(event) : this.target(event, at);
    if (!target) {
      this.fan(null);
      return false;
    }
    const hex = this.hexOf(target.thing);
    if (target.stack && this.parts.counters.opened() !== hex) {
      this.fan(hex);
      return true;
    }
    this.pick(target.thing, touch && event.detail > 0);
    return true;
  };

  /** A click that no pointer made means exactly its element. */
  private told(event: MouseEvent): Target | null {
    const element = (event.target as Element).closest<SVGElement>("[data-unit], [data-hex]");
    const { unit, hex } = element?.dataset ?? {};
    if (unit !== undefined) return { thing: { kind: "unit", id: unit }, stack: false };
    return hex === undefined ? null : { thing: { kind: "hex", id: hex }, stack: false };
  }

  private pick(thing: Thing, touch: boolean): void {
    if (!this.parts.focus.held()) this.fan(null);
    this.events.pick(thing, touch);
  }

  private point(thing: Thing | null): void {
    const key = thing && keyOf(thing);
    if (key === this.pointed) return;
    this.pointed = key;
    this.pointing(thing);
    this.events.point(thing);
  }

  private hexOf(thing: Thing): string | null {
    return thing.kind === "hex" ? thing.id : (this.parts.counters.hexOf(thing.id) ?? null);
  }

  /** The pointer asks for a fan by resting on a stack, and lets it go by leaving. */
  private wish(hex: string | null): void {
    if (hex === this.wanted) return;
    this.wanted = hex;
    clearTimeout(this.timer);
    const { counters } = this.parts;
    if (hex !== null && hex === counters.opened()) return;
    const fan = hex !== null && counters.unitsIn(hex).length > 1 && !this.parts.lights.lit.has(`hex:${hex}`) ? hex : null;
    if (fan === null && counters.opened() === null) return;
    this.timer = window.setTimeout(() => this.fan(fan), fan === null ? CLOSE : OPEN);
  }

  private fan(hex: string | null): void {
    clearTimeout(this.timer);
    this.parts.counters.fan(hex);
  }

  private focused = (event: FocusEvent): void => {
    const stop = this.parts.focus.of(event.target as Element);
    if (!stop?.element.matches(":focus-visible")) return;
    this.parts.focus.take(stop);
    const hex = this.hexOf(stop.thing);
    if (hex !== this.parts.counters.opened()) this.fan(stop.thing.kind === "unit" ? hex : null);
    this.parts.lens.show(stop.place);
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

  private act(event: KeyboardEvent): boolean {
    const { lens, atlas } = this.parts;
    if (event.key === "Escape") this.fan(null);
    if (isDirection(event.key)) return this.arrow(event.key, event.shiftKey);
    if (event.key === "+" || event.key === "=") lens.step(1.4);
    else if (event.key === "-" || event.key === "_") lens.step(1 / 1.4);
    else if (event.key === "0") lens.lookAt(atlas.sheet);
    else if (event.key === "Enter" || event.key === " ") return this.enter(event);
    else return false;
    return true;
  }

  private enter(event: KeyboardEvent): boolean {
    const stop = this.parts.focus.of(event.target as Element);
    if (stop) this.events.pick(stop.thing, false);
    else this.parts.focus.begin();
    return true;
  }

  private arrow(key: Direction, shift: boolean): boolean {
    if (!shift && this.parts.focus.held()) return this.parts.focus.go(key) || true;
    const [dx, dy] = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] }[key] as [number, number];
    this.parts.lens.pan(dx, dy);
    return true;
  }
}
