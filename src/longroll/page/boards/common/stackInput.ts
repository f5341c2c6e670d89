/** Input on a board with stacks: a stack fans out when the pointer rests on it, on a tap, and on keyboard focus. */
import type { Thing } from "../board.ts";
import { BoardInput, type Parts } from "./input.ts";
import type { Target } from "./target.ts";

export interface Stacks {
  /** The place of the stack that is fanned out. */
  opened(): string | null;
  fan(place: string | null): void;
  homeOf(unit: string): string | undefined;
  element(unit: string): SVGElement | undefined;
}

const CLOSE = 220;

export abstract class StackInput<P extends Parts & { counters: Stacks }> extends BoardInput<P> {
  private timer = 0;
  private wanted: string | null = null;

  override destroy(): void {
    clearTimeout(this.timer);
  }

  /** For how long the pointer rests on a stack before it is fanned out; null: that is not worth it. */
  protected abstract patience(place: string): number | null;

  /** Is the stack of a unit fanned out when the keys come to it? */
  protected abstract opens(place: string): boolean;

  protected override rest(thing: Thing | null): void {
    const place = thing && this.placeOf(thing);
    if (place === this.wanted) return;
    this.wanted = place;
    clearTimeout(this.timer);
    const { counters } = this.parts;
    if (place !== null && place === counters.opened()) return;
    const patience = place === null ? null : this.patience(place);
    if (patience === null && counters.opened() === null) return;
    this.timer = window.setTimeout(() => this.fan(patience === null ? null : place), patience ?? CLOSE);
  }

  protected override attend(thing: Thing): void {
    const place = this.placeOf(thing);
    if (place === this.parts.counters.opened()) return;
    this.fan(thing.kind === "unit" && place !== null && this.opens(place) ? place : null);
  }

  /** Whatever is tapped but a closed stack lets go of the one that is open. */
  protected override unfold(target: Target | null): boolean {
    const place = target && this.placeOf(target.thing);
    const closed = target?.stack === true && this.parts.counters.opened() !== place;
    if (closed) this.fan(place);
    else if (!target || !this.parts.focus.held()) this.fan(null);
    return closed;
  }

  protected override act(event: KeyboardEvent): boolean {
    if (event.key === "Escape") this.fan(null);
    return super.act(event);
  }

  protected elementOf({ id }: Thing): SVGElement | undefined {
    return this.parts.counters.element(id);
  }

  protected override placeOf({ kind, id }: Thing): string | null {
    return kind === "unit" ? (this.parts.counters.homeOf(id) ?? null) : id;
  }

  private fan(place: string | null): void {
    clearTimeout(this.timer);
    this.parts.counters.fan(place);
  }
}
