/** One highlighted thing is in the tab order; arrows go to the next one in that direction. */
import type { Thing } from "../board.ts";
import type { Point } from "./geometry.ts";
import { keyOf } from "./thing.ts";

export interface Stop {
  thing: Thing;
  element: SVGElement;
  place: Point;
}

/** The thing that had the focus, and where it was. */
export interface Held {
  key: string;
  place: Point;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAY: Readonly<Record<Direction, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isDirection = (key: string): key is Direction => key in WAY;

/** The best stop in a direction: near, and not far off the line. */
export function nextStop<T extends { place: Point }>(from: Point, stops: readonly T[], direction: Direction): T | undefined {
  const way = WAY[direction];
  let [best, least]: [T | undefined, number] = [undefined, Infinity];
  for (const stop of stops) {
    const [dx, dy] = [stop.place.x - from.x, stop.place.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead <= 0.5 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [stop, cost];
  }
  return best;
}

export class Focus {
  private stops: Stop[] = [];
  private current: string | null = null;

  /** What to remember before things change: an element that is put out loses the focus. */
  remember(): Held | undefined {
    const held = this.held();
    return held && { key: keyOf(held.thing), place: { ...held.place } };
  }

  /** New things are highlighted; a focus held by keys stays with its thing, or goes to the nearest new one. */
  set(stops: Stop[], held: Held | undefined): void {
    this.stops = stops;
    const goal = held && (this.find(held.key) ?? nearest(held.place, stops));
    this.rove(goal ?? this.find(this.current) ?? stops[0] ?? null);
    if (goal && goal.element !== document.activeElement) goal.element.focus({ preventScroll: true });
  }

  /** The stop that holds the focus, if keys brought it there. */
  held(): Stop | undefined {
    const active = document.activeElement;
    return this.stops.find((stop) => stop.element === active && active.matches(":focus-visible"));
  }

  of(element: Element | null): Stop | undefined {
    return this.stops.find((stop) => stop.element === element);
  }

  /** Go in a direction; answers whether there was something. */
  go(direction: Direction): boolean {
    const held = this.held();
    if (!held) return false;
    const next = nextStop(held.place, this.stops.filter((stop) => stop !== held), direction);
    if (!next) return false;
    this.rove(next);
    next.element.focus({ preventScroll: true });
    return true;
  }

  /** Bring the focus to the stop that is in the tab order. */
  begin(): void {
    this.find(this.current)?.element.focus({ preventScroll: true });
  }

  /** The focus came to a stop by other means. */
  take(stop: Stop): void {
    this.rove(stop);
  }

  private find(key: string | null): Stop | undefined {
    return this.stops.find((stop) => keyOf(stop.thing) === key);
  }

  private rove(to: Stop | null): void {
    this.current = to ? keyOf(to.thing) : null;
    for (const stop of this.stops) stop.element.setAttribute("tabindex", stop === to ? "0" : "-1");
  }
}

function nearest(place: Point, stops: readonly Stop[]): Stop | undefined {
  const far = (stop: Stop): number => Math.hypot(stop.place.x - place.x, stop.place.y - place.y);
  return [...stops].sort((a, b) => far(a) - far(b))[0];
}
