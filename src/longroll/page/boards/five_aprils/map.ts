/** The hex map as a board: the layers in their order, and what the server asks of them. */
import type { Board, BoardEvents, CameraState, Highlight, Thing } from "../board.ts";
import { toScreen } from "../common/camera.ts";
import { Focus, type Held } from "../common/focus.ts";
import type { Area } from "../common/geometry.ts";
import { Viewport } from "../common/viewport.ts";
import { make } from "../common/svg.ts";
import { keyOf } from "../common/thing.ts";
import { Tip } from "../common/tip.ts";
import { readBoard, readView, type View } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { Atlas } from "./atlas.ts";
import { Counters, type Sight } from "./counters.ts";
import { around } from "./field.ts";
import { Flags } from "./flags.ts";
import { drawEntries, drawFurniture, drawGoals, drawPaper } from "./furniture.ts";
import { HEX } from "./grid.ts";
import { drawGround } from "./ground.ts";
import { HexInput } from "./input.ts";
import { Hexes } from "./hexes.ts";
import { HexHighlights } from "./highlights.ts";
import { Marks } from "./marks.ts";
import { Names } from "./names.ts";
import { type AskSight, Overlays } from "./overlays.ts";
import { Pane } from "./pane.ts";
import { serial } from "./serial.ts";
import { COUNTER } from "./stack.ts";
import { survey } from "./terrain.ts";
import { counterScale, SCALES } from "./tier.ts";
import { aboutThing } from "./words.ts";
import { Fortifications } from "./works.ts";

/** Figures can be read from here on. */
const CLOSE = 0.9;

export class HexBoard implements Board {
  private readonly root = document.createElement("div");
  private readonly stage = document.createElement("div");
  private readonly atlas: Atlas;
  /** What seldom changes, drawn apart: a light put on or out must not paint the woods again. */
  private readonly land: SVGSVGElement;
  /** Letters are set anew whenever the distance changes; they must not take the land with them. */
  private readonly script: SVGSVGElement;
  private readonly sheet: SVGSVGElement;
  private readonly stop = new AbortController();
  private names: Names | null = null;
  private readonly hexes: Hexes;
  private readonly flags: Flags;
  private readonly works: Fortifications;
  private readonly marks: Marks;
  private readonly overlays: Overlays;
  private readonly counters: Counters;
  private readonly highlights: HexHighlights;
  private readonly focus = new Focus();
  private readonly viewport: Viewport;
  private readonly input: HexInput;
  private readonly pane: Pane;
  private readonly tip = new Tip();
  private readonly watch: ResizeObserver;
  private view: View | null = null;
  /** The distance for which the map is drawn. */
  private drawn = -1;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, private readonly say: Say, ask: AskSight) {
    this.atlas = new Atlas(readBoard(data));
    const { width, height } = this.atlas.sheet;
    this.land = make("svg", { width, height, "aria-hidden": "true" });
    this.script = make("svg", { width, height, "aria-hidden": "true" });
    this.sheet = make("svg", { width, height, role: "application", tabindex: 0, "aria-label": say("board-label") });
    this.hexes = new Hexes(this.atlas);
    this.flags = new Flags(this.atlas);
    this.works = new Fortifications(this.atlas);
    this.marks = new Marks(this.atlas);
    this.overlays = new Overlays(this.atlas, ask);
    this.counters = new Counters(this.atlas, this.sight);
    this.highlights = new HexHighlights(this.atlas, this.hexes, this.counters);
    this.viewport = new Viewport(this.root, this.stage, this.atlas.sheet, SCALES, this.settled);
    this.pane = new Pane(() => this.viewport.camera, this.detail);
    const { atlas, viewport, counters, highlights, focus, sheet } = this;
    this.input = new HexInput(this.root, { atlas, viewport, counters, highlights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.viewport.resize());
    this.watch.observe(this.root);
    requestAnimationFrame(() => setTimeout(this.lay));
  }

  show(view: unknown, still = false): void {
    const held = this.focus.remember();
    const now = readView(view);
    if (!this.view) this.viewport.open(this.front(now));
    this.view = now;
    this.counters.show(now, still);
    this.flags.show(now.control);
    this.works.show(now.works);
    this.marks.show(now);
    this.overlays.show(now);
    this.highlights.dress();
    this.refocus(held);
  }

  light(highlighted: Highlight[]): void {
    const held = this.focus.remember();
    this.highlights.set(highlighted);
    this.viewport.reveal(...this.highlights.asked());
    this.refocus(held);
  }

  mark(things: Thing[]): void {
    this.highlights.mark(things);
  }

  propose(thing: Thing | null): void {
    const hex = thing?.kind === "unit" ? this.counters.homeOf(thing.id) : undefined;
    const highlighted = thing && this.highlights.highlighted.has(keyOf(thing));
    this.input.propose(thing && !highlighted && hex !== undefined ? { kind: "hex", id: hex } : thing);
  }

  overlay(name: string): void {
    this.stage.dataset["overlay"] = name;
    this.overlays.choose(name);
  }

  hideCounters(hidden: boolean): void {
    this.stage.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.viewport.lookAt(target.theatre === "front" && this.view ? this.front(this.view) : this.atlas.sheet);
    const place = this.highlights.place(target);
    if (place) this.viewport.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    return ["front", "all"].map((id) => ({ id, label: this.say(`theatre-${id}`) }));
  }

  cameraState(): CameraState {
    return this.viewport.cameraState();
  }

  restoreCamera(cameraState: CameraState): void {
    this.viewport.restoreCamera(cameraState);
  }

  destroy(): void {
    this.stop.abort();
    this.watch.disconnect();
    this.viewport.destroy();
    this.input.destroy();
    this.pane.destroy();
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    const { atlas, say, marks } = this;
    this.root.className = "board-root fa-board";
    this.land.append(drawPaper(atlas));
    this.script.append(this.counters.stamps.defs, drawFurniture(atlas, say), drawEntries(atlas));
    this.sheet.append(this.overlays.layer, this.hexes.layer, marks.layer, this.works.layer, this.flags.layer, marks.way, this.counters.layer, marks.over);
    this.stage.className = "board-stage fa-sheet";
    host.append(this.root);
    this.viewport.start();
    this.pane.element.append(this.land, this.script, this.sheet);
    this.stage.append(this.pane.element);
    this.root.append(this.stage, this.tip.element);
  }

  /** The ground takes the longest, and nobody needs it to choose: it is laid when the counters stand. */
  private lay = (): void => {
    if (this.stop.signal.aborted) return;
    const ground = survey(this.atlas);
    this.land.append(drawGround(ground, serial("frame")), drawGoals(this.atlas));
    this.names = new Names(ground);
    this.script.prepend(this.names.layer);
    this.names.show(this.drawn);
    this.root.dataset["laid"] = "";
  };

  /** Where the armies are. */
  private front({ units }: View): Area {
    const sites = units.flatMap(({ hex }) => this.atlas.sites.get(hex) ?? []);
    return sites.length ? roomy(around(sites, HEX * 1.2)) : this.atlas.sheet;
  }

  private sight = (): Sight => {
    const scale = counterScale({ tier: this.drawn });
    const finger = matchMedia("(pointer: coarse)").matches ? 58 : 52;
    return { scale, fanned: Math.max(COUNTER * scale, finger / this.viewport.camera.k), seen: this.viewport.seen() };
  };

  /** While the map is being moved it stays as it is drawn; the detail of another distance comes when it rests. */
  private settled = (tierChanged: boolean): void => {
    if (!tierChanged) this.pane.settle();
    else if (this.drawn < 0) this.detail();
  };

  private detail = (): void => {
    const { tier } = this.viewport;
    if (this.drawn === tier) return this.counters.reopen();
    this.drawn = tier;
    this.stage.dataset["tier"] = String(tier);
    this.names?.show(tier);
    this.counters.arrange();
  };

  private refocus(held: Held | undefined): void {
    this.focus.set(this.highlights.stops(), held);
    this.input.refresh();
  }

  private pointing = (thing: Thing | null): void => {
    const highlighted = thing && this.highlights.highlighted.get(keyOf(thing));
    const hex = thing && (thing.kind === "hex" ? thing.id : (this.counters.homeOf(thing.id) ?? ""));
    this.marks.trace(highlighted ? hex : null);
    this.overlays.point(hex ?? "");
    const place = thing && this.highlights.place(thing);
    if (!thing || !place) return this.tip.hide();
    const words = highlighted?.label ?? aboutThing(thing, this.view, this.atlas, this.say);
    this.tip.show(words, toScreen(this.viewport.camera, place), (HEX / 2) * this.viewport.camera.k, this.viewport.size);
  };
}

/** A few units alone are not looked at too closely. */
function roomy({ x, y, width, height }: Area): Area {
  const [wide, high] = [Math.max(width, HEX * 11), Math.max(height, HEX * 10)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
