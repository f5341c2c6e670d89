/** The hands on the map: hovering, tapping, focusing and keys, turned into pointing, picking and looking. */
import type { BoardEvents, Thing } from "../board.ts";
import { toSheet } from "../common/camera.ts";
import { type Direction, type Focus, isDirection } from "../common/focus.ts";
import { distance, type Point } from "../common/geometry.ts";
import { Gestures } from "../common/gestures.ts";
import type { Lens } from "../common/lens.ts";
import { keyOf } from "../common/thing.ts";
import type { Lights } from "./lights.ts";
import type { Plan } from "./plan.ts";

export interface Parts {
  plan: Plan;
  lens: Lens;
  lights: Lights;
  focus: Focus;
  sheet: SVGSVGElement;
}

const STEP = 90;
/** How near to a lit city a finger must come, in pixels. */
const FINGER = 26;

export class Hands {
  private pointed: string | null | undefined = undefined;
  private hovering: Thing | null = null;
  private proposed: Thing | null = null;

  constructor(
    host: HTMLElement,
    private readonly parts: Parts,
    private readonly events: BoardEvents,
    private readonly pointing: (thing: Thing | null) => void,
    signal: AbortSignal,
  ) {
    const { lens, sheet } = parts;
    new Gestures(
      host,
      {
        pan: (dx, dy) => lens.pan(dx, dy),
        zoom: (factor, at) => lens.zoom(factor, at),
        doubleTap: (at) => lens.step(1.9, at),
        tap: this.tap,
        hover: this.hover,
        leave: this.leave,
      },
      signal,
    );
    sheet.addEventListener("keydown", this.key, { signal });
    sheet.addEventListener("focusin", this.focused, { signal });
    sheet.addEventListener("focusout", this.blurred, { signal });
  }

  propose(thing: Thing | null): void {
    this.proposed = thing;
    this.refresh();
  }

  /** What is pointed at may have changed its meaning: look again. */
  refresh(): void {
    this.pointed = undefined;
    this.point(this.parts.focus.held()?.thing ?? this.hovering ?? this.proposed);
  }

  /** The space under a pointer; a finger beside a lit city means the city. */
  private target(event: Event, at: Point, touch: boolean): Thing | null {
    const element = (event.target as Element).closest<SVGElement>("[data-space]");
    const id = element?.dataset["space"];
    const { lens, lights, plan } = this.parts;
    if (id !== undefined && (!touch || lights.lit.has(id) === (plan.sites.get(id)?.space.kind === "city"))) return { kind: "space", id };
    const point = toSheet(lens.camera, at);
    const reach = (touch ? FINGER : 8) / lens.camera.k;
    const near = [...lights.lit.keys()].flatMap((one) => plan.sites.get(one) ?? []).filter((site) => site.space.kind === "city" && distance(site, point) < reach);
    const [best] = near.sort((a, b) => distance(a, point) - distance(b, point));
    if (best) return { kind: "space", id: best.space.id };
    return id === undefined ? null : { kind: "space", id };
  }

  private hover = (event: PointerEvent, at: Point): void => {
    this.hovering = this.target(event, at, false);
    this.point(this.hovering);
  };

  private leave = (): void => {
    this.hovering = null;
    this.point(this.parts.focus.held()?.thing ?? this.proposed);
  };

  private tap = (event: MouseEvent, at: Point, touch: boolean): boolean => {
    if ((event.target as Element).closest("button, .acw-tray")) return true;
    const thing = this.target(event, at, touch && event.detail > 0);
    if (!thing) return false;
    this.events.pick(thing, touch && event.detail > 0);
    return true;
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
    const { lens, plan } = this.parts;
    if (isDirection(event.key)) return this.arrow(event.key, event.shiftKey);
    if (event.key === "+" || event.key === "=") lens.step(1.4);
    else if (event.key === "-" || event.key === "_") lens.step(1 / 1.4);
    else if (event.key === "0") lens.lookAt(plan.sheet);
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
