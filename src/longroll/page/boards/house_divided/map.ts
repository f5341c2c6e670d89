/** The map as a board: the layers in their order, and what the table asks of them. */
import type { Board, BoardEvents, Gaze, Lit, Thing } from "../board.ts";
import { keyOf } from "../common/thing.ts";
import { Boxes } from "./boxes.ts";
import { toScreen } from "../common/camera.ts";
import { Counters, type Sight } from "./counters.ts";
import { Focus, type Held } from "../common/focus.ts";
import { loadGeography, type Geography } from "./geography.ts";
import { drawLand, drawSea } from "./ground.ts";
import { BoxHands } from "./hands.ts";
import { drawLegend } from "./legend.ts";
import { Lens } from "../common/lens.ts";
import { BoxLights } from "./lights.ts";
import { Lines } from "./lines.ts";
import { Names } from "./names.ts";
import { Overlays } from "./overlays.ts";
import { Paths } from "./paths.ts";
import { patterns } from "./patterns.ts";
import { COUNTER, HALF, makePlan, SHEET, type Plan } from "./plan.ts";
import { readBoard, readView, type View } from "../../games/house_divided/shapes.ts";
import type { Say } from "../../words/catalogue.ts";
import { make } from "../common/svg.ts";
import { theatreArea, theatreOf, THEATRE_NAMES } from "./theatres.ts";
import { Tip } from "../common/tip.ts";
import { boxScale, SCALES } from "./tier.ts";
import { Ways } from "./ways.ts";
import { aboutThing } from "./words.ts";

/** Names can be read from here on. */
const CLOSE = 0.9;
/** How far a flag reaches out of its box. */
const FLAG = 14;

export class WarMap implements Board {
  private readonly root = document.createElement("div");
  private readonly glass = document.createElement("div");
  /** What seldom changes, drawn apart: a light put on or out must not paint the coast again. */
  private readonly land = make("svg", { width: SHEET.width, height: SHEET.height, "aria-hidden": "true" });
  private readonly sheet = make("svg", { width: SHEET.width, height: SHEET.height, role: "application", tabindex: 0 });
  private readonly stop = new AbortController();
  private readonly plan: Plan;
  private readonly ways: Ways;
  private readonly ground = drawSea();
  private readonly lines: Lines;
  private readonly overlays: Overlays;
  private readonly boxes: Boxes;
  private readonly names: Names;
  private readonly paths: Paths;
  private readonly counters: Counters;
  private readonly lights: BoxLights;
  private readonly focus = new Focus();
  private readonly lens: Lens;
  private readonly hands: BoxHands;
  private readonly tip = new Tip();
  private readonly watch: ResizeObserver;
  private view: View | null = null;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, private readonly say: Say) {
    this.plan = makePlan(readBoard(data));
    this.ways = new Ways(this.plan);
    this.lines = new Lines(this.plan, this.ways);
    this.overlays = new Overlays(this.plan, this.ways);
    this.boxes = new Boxes(this.plan);
    this.names = new Names(this.plan);
    this.paths = new Paths(this.plan, this.ways);
    this.counters = new Counters(this.plan, this.sight);
    this.lights = new BoxLights(this.plan, this.boxes, this.counters);
    this.lens = new Lens(this.root, this.glass, SHEET, SCALES, this.settled);
    const { plan, lens, counters, lights, focus, sheet } = this;
    this.hands = new BoxHands(this.root, { plan, lens, counters, lights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.lens.resize());
    this.watch.observe(this.root);
    void loadGeography().then(this.learn);
  }

  show(view: unknown, still = false): void {
    const held = this.focus.remember();
    if (!this.view) this.lens.open(theatreArea(this.plan, theatreOf(this.plan, readView(view))));
    this.view = readView(view);
    this.counters.show(this.view.units, still);
    this.boxes.show(this.view, this.counters.occupied());
    this.overlays.show(this.view);
    this.lights.dress();
    this.makeRoom();
    this.refocus(held);
  }

  light(lit: Lit[]): void {
    const held = this.focus.remember();
    this.lights.set(lit);
    this.lens.reveal(...this.lights.asked());
    this.makeRoom();
    this.refocus(held);
  }

  mark(things: Thing[]): void {
    this.lights.mark(things);
  }

  propose(thing: Thing | null): void {
    const box = thing?.kind === "unit" ? this.counters.homeOf(thing.id) : undefined;
    const lit = thing && this.lights.lit.has(keyOf(thing));
    this.hands.propose(thing && !lit && box !== undefined ? { kind: "box", id: box } : thing);
  }

  overlay(name: string): void {
    this.glass.dataset["overlay"] = name;
    this.overlays.choose(name);
  }

  hideCounters(hidden: boolean): void {
    this.glass.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.lens.lookAt(theatreArea(this.plan, target.theatre));
    const place = this.lights.place(target);
    if (place) this.lens.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    return THEATRE_NAMES.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
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
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    this.root.className = "board-root hd-board";
    this.sheet.setAttribute("aria-label", this.say("board-label"));
    this.lines.draw();
    this.land.append(patterns(), this.ground, this.overlays.country, drawLegend(this.say), this.lines.layer, this.overlays.layer);
    this.sheet.append(this.boxes.layer, this.names.layer, this.paths.layer, this.counters.layer);
    this.names.layer.setAttribute("aria-hidden", "true");
    this.glass.className = "board-glass hd-sheet";
    host.append(this.root);
    this.lens.start();
    this.glass.append(this.land, this.sheet);
    this.root.append(this.glass, this.tip.element);
  }

  /** The land has come. */
  private learn = (geography: Geography): void => {
    if (this.stop.signal.aborted) return;
    drawLand(this.ground, geography);
    this.ways.learn(geography.sailed);
    this.lines.draw();
    this.overlays.learn(geography);
  };

  private sight = (): Sight => {
    const scale = boxScale(this.lens);
    const finger = matchMedia("(pointer: coarse)").matches ? 46 : 36;
    const fanned = Math.max(COUNTER * scale, finger / this.lens.camera.k);
    return { scale, fanned, seen: this.lens.seen(), spread: this.lens.tier > 1 };
  };

  private settled = (tierChanged: boolean): void => {
    if (tierChanged) {
      this.glass.dataset["tier"] = String(this.lens.tier);
      this.names.show(this.lens.tier);
      this.counters.arrange();
      this.makeRoom();
    } else {
      this.glass.style.setProperty("--zoom", String(this.lens.camera.k));
      this.counters.reopen();
    }
  };

  /** Names step aside from counters and flags that reach out of their box. */
  private makeRoom(): void {
    const flag = FLAG * boxScale(this.lens);
    const flagged = this.boxes.flagged();
    const rooms = new Map([...flagged].map((id) => [id, { left: 0, right: flag }]));
    for (const [id, room] of this.counters.overhangs()) {
      rooms.set(id, { left: room.left, right: Math.max(room.right, flagged.has(id) ? flag : 0) });
    }
    this.names.makeRoom(rooms);
  }

  private refocus(held: Held | undefined): void {
    this.focus.set(this.lights.stops(), held);
    this.hands.refresh();
  }

  private pointing = (thing: Thing | null): void => {
    const lit = thing && this.lights.lit.get(keyOf(thing));
    this.paths.show(lit?.paths ?? []);
    const place = thing && this.lights.place(thing);
    if (!thing || !place) return this.tip.hide();
    const words = lit?.label ?? aboutThing(thing, this.view, this.plan, this.say);
    this.tip.show(words, toScreen(this.lens.camera, place), HALF * boxScale(this.lens) * this.lens.camera.k, this.lens.size);
  };
}
