/** The board: the map of spaces, the battle board over it while a battle is fought, the tray under both. */
import type { Board, BoardEvents, Gaze, Lit, Thing } from "../board.ts";
import { toScreen } from "../common/camera.ts";
import { Focus } from "../common/focus.ts";
import type { Area } from "../common/geometry.ts";
import { Lens } from "../common/lens.ts";
import { make } from "../common/svg.ts";
import { keyOf } from "../common/thing.ts";
import { Tip } from "../common/tip.ts";
import { readBoard, readView, type View } from "../../games/american_civil_war/shapes.ts";
import { aboutSpace } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { Armies } from "./armies.ts";
import { Cover } from "./cover.ts";
import { Field } from "./field.ts";
import { Fleets } from "./fleets.ts";
import type { Geography } from "./geography.ts";
import { drawWaters, Ground, patterns } from "./ground.ts";
import { SpaceHands } from "./hands.ts";
import { SpaceLights } from "./lights.ts";
import { Places } from "./places.ts";
import { CITY, makePlan, type Plan } from "./plan.ts";
import { SCALES } from "./tier.ts";
import { Theatres } from "./theatres.ts";
import { Tray } from "./tray.ts";

const THEATRES: Record<string, Area> = {
  east: { x: 1060, y: 380, width: 480, height: 560 },
  west: { x: 480, y: 480, width: 640, height: 700 },
  north: { x: 560, y: 30, width: 1400, height: 560 },
};
/** Names can be read from here on. */
const CLOSE = 0.9;

export class AreaBoard implements Board {
  private readonly root = document.createElement("div");
  private readonly glass = document.createElement("div");
  private readonly plan: Plan;
  /** What seldom changes, drawn apart: a light put on or out must not paint the land again. */
  private readonly land: SVGSVGElement;
  private readonly sheet: SVGSVGElement;
  private readonly stop = new AbortController();
  private readonly ground: Ground;
  private readonly places: Places;
  private readonly armies: Armies;
  private readonly fleets: Fleets;
  private readonly lights: SpaceLights;
  private readonly commands: Theatres;
  private readonly focus = new Focus();
  private readonly lens: Lens;
  private readonly hands: SpaceHands;
  private readonly field: Field;
  private readonly tray: Tray;
  private readonly cover: Cover | null;
  private readonly tip = new Tip();
  private readonly watch: ResizeObserver;
  private view: View | null = null;
  private lit: Lit[] = [];
  /** The player looks at the map although a battle is fought. */
  private away = false;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, private readonly say: Say, geography: Geography, covered: boolean) {
    const board = readBoard(data);
    this.plan = makePlan(board, geography);
    const { width, height } = this.plan.sheet;
    this.land = make("svg", { width, height, "aria-hidden": "true" });
    this.sheet = make("svg", { width, height, role: "application", tabindex: 0, "aria-label": say("board-label") });
    this.ground = new Ground(this.plan, "acw");
    this.places = new Places(this.plan, (id) => board.names[id] ?? id);
    this.armies = new Armies(this.plan, say);
    this.fleets = new Fleets(say);
    this.commands = new Theatres(this.plan, this.places, say, "acw");
    this.lights = new SpaceLights(this.plan, this.places, (id, choice) => `${choice}; ${this.words(id, "")}`);
    this.field = new Field(events, say);
    this.tray = new Tray(events, say);
    this.cover = covered ? new Cover(say) : null;
    this.lens = new Lens(this.root, this.glass, this.plan.sheet, SCALES, this.settled);
    const { plan, lens, lights, focus, sheet } = this;
    this.hands = new SpaceHands(this.root, { plan, lens, lights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.lens.resize());
    this.watch.observe(this.root);
  }

  show(view: unknown): void {
    const held = this.focus.remember();
    const now = readView(view);
    if (!this.view) this.lens.open(THEATRES["east"] ?? this.plan.sheet);
    if (this.view?.battle?.space !== now.battle?.space) this.away = false;
    this.view = now;
    this.ground.own(now.owners);
    this.places.own(now.owners);
    this.places.value(now.values);
    this.armies.show(now);
    this.fleets.show(now);
    this.commands.show(now);
    this.field.show(now);
    this.tray.show(this.lit, now);
    this.cover?.show(now);
    this.open();
    this.focus.set(this.lights.stops(), held);
    this.hands.refresh();
  }

  light(lit: Lit[]): void {
    const held = this.focus.remember();
    this.lit = lit;
    this.lights.set(lit);
    this.lens.reveal(...this.lights.asked());
    this.field.light(lit);
    this.tray.show(lit, this.view);
    this.root.classList.toggle("choosing", lit.length > 0);
    this.focus.set(this.lights.stops(), held);
    this.hands.refresh();
  }

  mark(things: Thing[]): void {
    this.lights.mark(things);
  }

  propose(thing: Thing | null): void {
    this.hands.propose(thing);
    this.field.propose(thing);
  }

  overlay(name: string): void {
    this.glass.dataset["overlay"] = name;
  }

  hideCounters(hidden: boolean): void {
    this.glass.classList.toggle("bare", hidden);
  }

  lookAt(target: Thing | { theatre: string }): void {
    if ("theatre" in target) return this.lookAtTheatre(target.theatre);
    const place = this.lights.place(target);
    if (!place) return;
    if (target.id !== this.view?.battle?.space) this.away = true;
    this.open();
    this.lens.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    const parts = [...Object.keys(THEATRES), "all"];
    const shown = !this.view?.battle ? parts : this.away ? [...parts, "battle"] : ["map"];
    return shown.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
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
    this.cover?.close();
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    this.root.className = "board-root acw-board";
    this.glass.className = "board-glass acw-sheet";
    this.land.append(patterns("acw"), this.ground.layer, this.commands.layer, drawWaters((key) => this.say(key)));
    this.sheet.append(this.places.regions, this.fleets.layer, this.places.cities, this.places.names, this.armies.layer);
    host.append(this.root);
    this.lens.start();
    this.glass.append(this.land, this.sheet);
    this.root.append(this.glass, this.field.element, this.tray.element, this.commands.legend, this.tip.element);
  }

  private lookAtTheatre(id: string): void {
    this.away = id !== "battle";
    this.open();
    if (id !== "battle" && id !== "map") this.lens.lookAt(THEATRES[id] ?? this.plan.sheet);
  }

  /** Map or field. */
  private open(): void {
    const fights = !!this.view?.battle;
    this.field.element.hidden = !fights || this.away;
    this.root.classList.toggle("fighting", fights && !this.away);
    this.root.classList.toggle("at-war", fights);
  }

  private settled = (tierChanged: boolean): void => {
    if (!tierChanged) return;
    const { tier } = this.lens;
    this.glass.dataset["tier"] = String(tier);
    this.places.show(tier);
    this.armies.look(tier);
  };

  /** What a space is, and what picking it does. */
  private words = (id: string, choice: string): string => {
    const site = this.plan.sites.get(id);
    const about = site ? aboutSpace(site.space, this.view, this.say) : "";
    return choice ? this.say("tip", { choice, about }) : about;
  };

  private pointing = (thing: Thing | null): void => {
    const site = thing && this.lights.place(thing);
    if (!site) return this.tip.hide();
    const words = this.words(thing.id, this.lights.lit.get(keyOf(thing))?.label ?? "");
    this.tip.show(words, toScreen(this.lens.camera, site), CITY * 1.6 * this.lens.camera.k + 8, this.lens.size);
  };
}
