/** A map as a board: what the maps of all games have in common. A game adds its layers and shows its view on them. */
import type { Say } from "../../words/catalogue.ts";
import type { Board, CameraState, Highlight, Theatre, Thing, Trace } from "../board.ts";
import { toScreen } from "./camera.ts";
import { Focus, type Held } from "./focus.ts";
import { type Area, around, atLeast, type Point } from "./geometry.ts";
import type { Highlights } from "./highlights.ts";
import type { BoardInput, Parts } from "./input.ts";
import { make } from "./svg.ts";
import { keyOf } from "./thing.ts";
import { Tip } from "./tip.ts";
import { Traces } from "./traces.ts";
import { type Scales, Viewport } from "./viewport.ts";

/** Names and figures can be read from this scale on. */
const CLOSE = 0.9;
/** What is framed is not looked at from nearer than this, and has so much room around it, in units of the sheet. */
const NEAREST = 1.1;
const MARGIN = 70;
/** The width of the arrows of a map, and how far from the middle of a place they end. */
export interface ArrowSize {
  width: number;
  gap: number;
}

export abstract class MapBoard<View> implements Board {
  protected readonly root = document.createElement("div");
  protected readonly stage = document.createElement("div");
  /** What seldom changes is an SVG of its own: a new highlight must not repaint the land. */
  protected readonly land: SVGSVGElement;
  protected readonly sheet: SVGSVGElement;
  protected readonly stop = new AbortController();
  protected readonly focus = new Focus();
  protected readonly tip = new Tip();
  protected readonly viewport: Viewport;
  private readonly traces: Traces;
  protected abstract readonly highlights: Highlights;
  protected abstract readonly input: BoardInput<Parts>;
  protected view: View | null = null;
  /** What the map has gone to. */
  private asked = "";
  private readonly watch = new ResizeObserver(() => this.viewport.resize());

  constructor(
    size: Area,
    scales: Scales,
    arrows: ArrowSize,
    protected readonly say: Say,
  ) {
    const { width, height } = size;
    this.land = make("svg", { width, height, "aria-hidden": "true" });
    this.sheet = make("svg", { width, height, role: "application", tabindex: 0, "aria-label": say("board-label") });
    this.viewport = new Viewport(this.root, this.stage, size, scales, (tierChanged) => this.settled(tierChanged));
    this.traces = new Traces((thing) => this.highlights.place(thing), (way) => this.courseOf(way), arrows.width, arrows.gap);
  }

  abstract show(view: unknown, still?: boolean, past?: boolean, ways?: Thing[][]): void;
  abstract theatres(): Theatre[];

  highlight(highlighted: Highlight[], question: string): void {
    const asked = [question, ...highlighted.map(({ thing, tone }) => `${tone} ${keyOf(thing)}`)].join();
    this.keepFocus(() => {
      this.highlights.set(highlighted);
      if (asked !== this.asked && !this.input.carries) this.viewport.reveal(...this.highlights.asked());
    });
    this.asked = asked;
  }

  mark(things: Thing[]): void {
    this.highlights.mark(things);
  }

  trace(trace: Trace): void {
    this.traces.show(trace);
  }

  frame(things: Thing[]): void {
    const [one, ...more] = things.flatMap((thing) => this.highlights.place(thing) ?? []);
    if (!one) return;
    if (more.length === 0) return this.viewport.show(one, CLOSE);
    const { width, height } = this.viewport.size;
    this.viewport.lookAt(atLeast(around([one, ...more], MARGIN), { width: width / NEAREST, height: height / NEAREST }));
  }

  wholeHeight(): number {
    return 0;
  }

  propose(thing: Thing | null): void {
    const home = thing && !this.highlights.highlighted.has(keyOf(thing)) ? this.homeOf(thing) : null;
    this.input.propose(home ?? thing);
  }

  overlay(name: string): void {
    this.stage.dataset["overlay"] = name;
  }

  hideCounters(hidden: boolean): void {
    this.stage.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.lookAtTheatre(target.theatre);
    const place = this.highlights.place(target);
    if (place) this.viewport.show(place, CLOSE);
  }

  cameraState(): CameraState {
    return this.viewport.cameraState();
  }

  restoreCamera(state: CameraState): void {
    this.viewport.restoreCamera(state);
  }

  destroy(): void {
    this.stop.abort();
    this.watch.disconnect();
    this.viewport.destroy();
    this.input.destroy();
    this.root.remove();
  }

  protected abstract lookAtTheatre(id: string): void;

  /** The camera came to rest, or (`tierChanged`) another tier of detail is to be drawn. */
  protected abstract settled(tierChanged: boolean): void;

  /** What the tip says of a thing, and how far from its middle. */
  protected abstract tipText(thing: Thing, highlighted: Highlight | undefined): string;
  protected abstract tipGap(): number;

  /** The place a unit stands in. */
  protected homeOf(thing: Thing): Thing | null {
    void thing;
    return null;
  }

  /** Ways on the sheet. */
  protected placed(ways: Thing[][]): Point[][] {
    return ways.map((way) => this.straight(way));
  }

  /** The points of an arrow over the sheet. */
  protected courseOf(way: Thing[]): Point[] {
    return this.straight(way);
  }

  private straight(way: Thing[]): Point[] {
    return way.flatMap((thing) => this.highlights.place(thing) ?? []);
  }

  /** The pointer or the focus is on a thing, or on nothing. */
  protected pointed(thing: Thing | null, highlighted: Highlight | undefined): void {
    void [thing, highlighted];
  }

  /** Put the map into its host. The size is measured before there is anything to lay out. */
  protected mount(host: HTMLElement, prefix: string, content: readonly Element[], over: readonly Element[] = []): void {
    this.root.className = `board-root ${prefix}-board`;
    this.stage.className = `board-stage ${prefix}-sheet`;
    host.append(this.root);
    this.viewport.start();
    this.sheet.append(this.traces.layer);
    this.stage.append(...content);
    this.root.append(this.stage, ...over, this.tip.element);
    this.watch.observe(this.root);
  }

  /** Change things without losing the keyboard focus. */
  protected keepFocus(change: () => void): void {
    const held: Held | undefined = this.focus.remember();
    change();
    this.focus.set(this.highlights.stops(), held);
    this.input.refresh();
  }

  protected pointing = (thing: Thing | null): void => {
    const highlighted = thing ? this.highlights.highlighted.get(keyOf(thing)) : undefined;
    this.pointed(thing, highlighted);
    const place = thing && this.highlights.place(thing);
    if (!thing || !place) return this.tip.hide();
    const { camera, size } = this.viewport;
    this.tip.show(this.tipText(thing, highlighted), toScreen(camera, place), this.tipGap(), size);
  };
}
