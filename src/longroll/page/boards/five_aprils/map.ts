/** The hex map as a board: the layers in their order, and what the table asks of them. */
import type { Board, BoardEvents, Gaze, Lit, Thing } from "../board.ts";
import { toScreen } from "../common/camera.ts";
import { Focus, type Held } from "../common/focus.ts";
import type { Area } from "../common/geometry.ts";
import { Lens } from "../common/lens.ts";
import { make } from "../common/svg.ts";
import { keyOf } from "../common/thing.ts";
import { Tip } from "../common/tip.ts";
import { readBoard, readView, type View } from "../../games/five_aprils/shapes.ts";
import type { Say } from "../../words/catalogue.ts";
import { Atlas } from "./atlas.ts";
import { Counters, type Sight } from "./counters.ts";
import { around } from "./field.ts";
import { Flags } from "./flags.ts";
import { drawEntries, drawFurniture, drawGoals, drawPaper } from "./furniture.ts";
import { HEX } from "./grid.ts";
import { drawGround } from "./ground.ts";
import { HexHands } from "./hands.ts";
import { Hexes } from "./hexes.ts";
import { HexLights } from "./lights.ts";
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
  private readonly glass = document.createElement("div");
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
  private readonly lights: HexLights;
  private readonly focus = new Focus();
  private readonly lens: Lens;
  private readonly hands: HexHands;
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
    this.lights = new HexLights(this.atlas, this.hexes, this.counters);
    this.lens = new Lens(this.root, this.glass, this.atlas.sheet, SCALES, this.settled);
    this.pane = new Pane(() => this.lens.camera, this.detail);
    const { atlas, lens, counters, lights, focus, sheet } = this;
    this.hands = new HexHands(this.root, { atlas, lens, counters, lights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.lens.resize());
    this.watch.observe(this.root);
    requestAnimationFrame(() => setTimeout(this.lay));
  }

  show(view: unknown, still = false): void {
    const held = this.focus.remember();
    const now = readView(view);
    if (!this.view) this.lens.open(this.front(now));
    this.view = now;
    this.counters.show(now, still);
    this.flags.show(now.control);
    this.works.show(now.works);
    this.marks.show(now);
    this.overlays.show(now);
    this.lights.dress();
    this.refocus(held);
  }

  light(lit: Lit[]): void {
    const held = this.focus.remember();
    this.lights.set(lit);
    this.lens.reveal(...this.lights.asked());
    this.refocus(held);
  }

  mark(things: Thing[]): void {
    this.lights.mark(things);
  }

  propose(thing: Thing | null): void {
    const hex = thing?.kind === "unit" ? this.counters.homeOf(thing.id) : undefined;
    const lit = thing && this.lights.lit.has(keyOf(thing));
    this.hands.propose(thing && !lit && hex !== undefined ? { kind: "hex", id: hex } : thing);
  }

  overlay(name: string): void {
    this.glass.dataset["overlay"] = name;
    this.overlays.choose(name);
  }

  hideCounters(hidden: boolean): void {
    this.glass.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.lens.lookAt(target.theatre === "front" && this.view ? this.front(this.view) : this.atlas.sheet);
    const place = this.lights.place(target);
    if (place) this.lens.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    return ["front", "all"].map((id) => ({ id, label: this.say(`theatre-${id}`) }));
  }

  gaze(): Gaze {
    return this.lens.gaze();
  }

  resume(gaze: Gaze): void {
    this.lens.resume(gaze);
  }

  destroy(): void {
    this.stop.abort();
    this.watch.disconnect();
    this.lens.destroy();
    this.hands.destroy();
    this.pane.destroy();
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    const { atlas, say, marks } = this;
    this.root.className = "board-root fa-board";
    this.land.append(drawPaper(atlas));
    this.script.append(this.counters.stamps.defs, drawFurniture(atlas, say), drawEntries(atlas));
    this.sheet.append(this.overlays.layer, this.hexes.layer, marks.layer, this.works.layer, this.flags.layer, marks.way, this.counters.layer, marks.over);
    this.glass.className = "board-glass fa-sheet";
    host.append(this.root);
    this.lens.start();
    this.pane.element.append(this.land, this.script, this.sheet);
    this.glass.append(this.pane.element);
    this.root.append(this.glass, this.tip.element);
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
    return { scale, fanned: Math.max(COUNTER * scale, finger / this.lens.camera.k), seen: this.lens.seen() };
  };

  /** While the map is being moved it stays as it is drawn; the detail of another distance comes when it rests. */
  private settled = (tierChanged: boolean): void => {
    if (!tierChanged) this.pane.settle();
    else if (this.drawn < 0) this.detail();
  };

  private detail = (): void => {
    const { tier } = this.lens;
    if (this.drawn === tier) return this.counters.reopen();
    this.drawn = tier;
    this.glass.dataset["tier"] = String(tier);
    this.names?.show(tier);
    this.counters.arrange();
  };

  private refocus(held: Held | undefined): void {
    this.focus.set(this.lights.stops(), held);
    this.hands.refresh();
  }

  private pointing = (thing: Thing | null): void => {
    const lit = thing && this.lights.lit.get(keyOf(thing));
    const hex = thing && (thing.kind === "hex" ? thing.id : (this.counters.homeOf(thing.id) ?? ""));
    this.marks.trace(lit ? hex : null);
    this.overlays.point(hex ?? "");
    const place = thing && this.lights.place(thing);
    if (!thing || !place) return this.tip.hide();
    const words = lit?.label ?? aboutThing(thing, this.view, this.atlas, this.say);
    this.tip.show(words, toScreen(this.lens.camera, place), (HEX / 2) * this.lens.camera.k, this.lens.size);
  };
}

/** A few units alone are not looked at too closely. */
function roomy({ x, y, width, height }: Area): Area {
  const [wide, high] = [Math.max(width, HEX * 11), Math.max(height, HEX * 10)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
