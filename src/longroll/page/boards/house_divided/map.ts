/** The map as a board: the layers in their order, and what the server asks of them. */
import type { Board, BoardEvents, CameraState, Highlight, Thing } from "../board.ts";
import { keyOf } from "../common/thing.ts";
import { Boxes } from "./boxes.ts";
import { toScreen } from "../common/camera.ts";
import { Counters, type Sight } from "./counters.ts";
import { Focus, type Held } from "../common/focus.ts";
import { loadGeography, type Geography } from "./geography.ts";
import { drawLand, drawSea } from "./ground.ts";
import { BoxInput } from "./input.ts";
import { drawLegend } from "./legend.ts";
import { Viewport } from "../common/viewport.ts";
import { BoxHighlights } from "./highlights.ts";
import { Lines } from "./lines.ts";
import { Names } from "./names.ts";
import { Overlays } from "./overlays.ts";
import { Paths } from "./paths.ts";
import { patterns } from "./patterns.ts";
import { COUNTER, HALF, makePlan, SHEET, type Plan } from "./plan.ts";
import { readBoard, readView, type View } from "../../games/house_divided/types.ts";
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
  private readonly stage = document.createElement("div");
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
  private readonly highlights: BoxHighlights;
  private readonly focus = new Focus();
  private readonly viewport: Viewport;
  private readonly input: BoxInput;
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
    this.highlights = new BoxHighlights(this.plan, this.boxes, this.counters);
    this.viewport = new Viewport(this.root, this.stage, SHEET, SCALES, this.settled);
    const { plan, viewport, counters, highlights, focus, sheet } = this;
    this.input = new BoxInput(this.root, { plan, viewport, counters, highlights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.viewport.resize());
    this.watch.observe(this.root);
    void loadGeography().then(this.learn);
  }

  show(view: unknown, still = false): void {
    const held = this.focus.remember();
    if (!this.view) this.viewport.open(theatreArea(this.plan, theatreOf(this.plan, readView(view))));
    this.view = readView(view);
    this.counters.show(this.view.units, still);
    this.boxes.show(this.view, this.counters.occupied());
    this.overlays.show(this.view);
    this.highlights.dress();
    this.makeRoom();
    this.refocus(held);
  }

  light(highlighted: Highlight[]): void {
    const held = this.focus.remember();
    this.highlights.set(highlighted);
    this.viewport.reveal(...this.highlights.asked());
    this.makeRoom();
    this.refocus(held);
  }

  mark(things: Thing[]): void {
    this.highlights.mark(things);
  }

  propose(thing: Thing | null): void {
    const box = thing?.kind === "unit" ? this.counters.homeOf(thing.id) : undefined;
    const highlighted = thing && this.highlights.highlighted.has(keyOf(thing));
    this.input.propose(thing && !highlighted && box !== undefined ? { kind: "box", id: box } : thing);
  }

  overlay(name: string): void {
    this.stage.dataset["overlay"] = name;
    this.overlays.choose(name);
  }

  hideCounters(hidden: boolean): void {
    this.stage.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.viewport.lookAt(theatreArea(this.plan, target.theatre));
    const place = this.highlights.place(target);
    if (place) this.viewport.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    return THEATRE_NAMES.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
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
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    this.root.className = "board-root hd-board";
    this.sheet.setAttribute("aria-label", this.say("board-label"));
    this.lines.draw();
    this.land.append(patterns(), this.ground, this.overlays.country, drawLegend(this.say), this.lines.layer, this.overlays.layer);
    this.sheet.append(this.boxes.layer, this.names.layer, this.paths.layer, this.counters.layer);
    this.names.layer.setAttribute("aria-hidden", "true");
    this.stage.className = "board-stage hd-sheet";
    host.append(this.root);
    this.viewport.start();
    this.stage.append(this.land, this.sheet);
    this.root.append(this.stage, this.tip.element);
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
    const scale = boxScale(this.viewport);
    const finger = matchMedia("(pointer: coarse)").matches ? 46 : 36;
    const fanned = Math.max(COUNTER * scale, finger / this.viewport.camera.k);
    return { scale, fanned, seen: this.viewport.seen(), spread: this.viewport.tier > 1 };
  };

  private settled = (tierChanged: boolean): void => {
    if (tierChanged) {
      this.stage.dataset["tier"] = String(this.viewport.tier);
      this.names.show(this.viewport.tier);
      this.counters.arrange();
      this.makeRoom();
    } else {
      this.stage.style.setProperty("--zoom", String(this.viewport.camera.k));
      this.counters.reopen();
    }
  };

  /** Names step aside from counters and flags that reach out of their box. */
  private makeRoom(): void {
    const flag = FLAG * boxScale(this.viewport);
    const flagged = this.boxes.flagged();
    const rooms = new Map([...flagged].map((id) => [id, { left: 0, right: flag }]));
    for (const [id, room] of this.counters.overhangs()) {
      rooms.set(id, { left: room.left, right: Math.max(room.right, flagged.has(id) ? flag : 0) });
    }
    this.names.makeRoom(rooms);
  }

  private refocus(held: Held | undefined): void {
    this.focus.set(this.highlights.stops(), held);
    this.input.refresh();
  }

  private pointing = (thing: Thing | null): void => {
    const highlighted = thing && this.highlights.highlighted.get(keyOf(thing));
    this.paths.show(highlighted?.paths ?? []);
    const place = thing && this.highlights.place(thing);
    if (!thing || !place) return this.tip.hide();
    const words = highlighted?.label ?? aboutThing(thing, this.view, this.plan, this.say);
    this.tip.show(words, toScreen(this.viewport.camera, place), HALF * boxScale(this.viewport) * this.viewport.camera.k, this.viewport.size);
  };
}
