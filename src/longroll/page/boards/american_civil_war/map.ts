/** The board: the map of spaces, the battle board over it while a battle is fought, the tray under both. */
import type { Board, BoardEvents, CameraState, Highlight, Thing } from "../board.ts";
import { toScreen } from "../common/camera.ts";
import { Focus } from "../common/focus.ts";
import type { Area } from "../common/geometry.ts";
import { Viewport } from "../common/viewport.ts";
import { make } from "../common/svg.ts";
import { keyOf } from "../common/thing.ts";
import { Tip } from "../common/tip.ts";
import { readBoard, readView, type View } from "../../games/american_civil_war/types.ts";
import { aboutSpace } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { Armies } from "./armies.ts";
import { Cover } from "./cover.ts";
import { Field } from "./field.ts";
import { Fleets } from "./fleets.ts";
import type { Geography } from "./geography.ts";
import { drawWaters, Ground, patterns } from "./ground.ts";
import { SpaceInput } from "./input.ts";
import { SpaceHighlights } from "./highlights.ts";
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
  private readonly stage = document.createElement("div");
  private readonly plan: Plan;
  /** What seldom changes, drawn apart: a light put on or out must not paint the land again. */
  private readonly land: SVGSVGElement;
  private readonly sheet: SVGSVGElement;
  private readonly stop = new AbortController();
  private readonly ground: Ground;
  private readonly places: Places;
  private readonly armies: Armies;
  private readonly fleets: Fleets;
  private readonly highlights: SpaceHighlights;
  private readonly commands: Theatres;
  private readonly focus = new Focus();
  private readonly viewport: Viewport;
  private readonly input: SpaceInput;
  private readonly field: Field;
  private readonly tray: Tray;
  private readonly cover: Cover | null;
  private readonly tip = new Tip();
  private readonly watch: ResizeObserver;
  private view: View | null = null;
  private highlighted: Highlight[] = [];
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
    this.highlights = new SpaceHighlights(this.plan, this.places, (id, choice) => `${choice}; ${this.words(id, "")}`);
    this.field = new Field(events, say);
    this.tray = new Tray(events, say);
    this.cover = covered ? new Cover(say) : null;
    this.viewport = new Viewport(this.root, this.stage, this.plan.sheet, SCALES, this.settled);
    const { plan, viewport, highlights, focus, sheet } = this;
    this.input = new SpaceInput(this.root, { plan, viewport, highlights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    this.watch = new ResizeObserver(() => this.viewport.resize());
    this.watch.observe(this.root);
  }

  show(view: unknown): void {
    const held = this.focus.remember();
    const now = readView(view);
    if (!this.view) this.viewport.open(THEATRES["east"] ?? this.plan.sheet);
    if (this.view?.battle?.space !== now.battle?.space) this.away = false;
    this.view = now;
    this.ground.own(now.owners);
    this.places.own(now.owners);
    this.places.value(now.values);
    this.armies.show(now);
    this.fleets.show(now);
    this.commands.show(now);
    this.field.show(now);
    this.tray.show(this.highlighted, now);
    this.cover?.show(now);
    this.open();
    this.focus.set(this.highlights.stops(), held);
    this.input.refresh();
  }

  light(highlighted: Highlight[]): void {
    const held = this.focus.remember();
    this.highlighted = highlighted;
    this.highlights.set(highlighted);
    this.viewport.reveal(...this.highlights.asked());
    this.field.light(highlighted);
    this.tray.show(highlighted, this.view);
    this.root.classList.toggle("choosing", highlighted.length > 0);
    this.focus.set(this.highlights.stops(), held);
    this.input.refresh();
  }

  mark(things: Thing[]): void {
    this.highlights.mark(things);
  }

  propose(thing: Thing | null): void {
    this.input.propose(thing);
    this.field.propose(thing);
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
    if (!place) return;
    if (target.id !== this.view?.battle?.space) this.away = true;
    this.open();
    this.viewport.show(place, CLOSE);
  }

  theatres(): { id: string; label: string }[] {
    const parts = [...Object.keys(THEATRES), "all"];
    const shown = !this.view?.battle ? parts : this.away ? [...parts, "battle"] : ["map"];
    return shown.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
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
    this.cover?.close();
    this.root.remove();
  }

  private assemble(host: HTMLElement): void {
    this.root.className = "board-root acw-board";
    this.stage.className = "board-stage acw-sheet";
    this.land.append(patterns("acw"), this.ground.layer, this.commands.layer, drawWaters((key) => this.say(key)));
    this.sheet.append(this.places.regions, this.fleets.layer, this.places.cities, this.places.names, this.armies.layer);
    host.append(this.root);
    this.viewport.start();
    this.stage.append(this.land, this.sheet);
    this.root.append(this.stage, this.field.element, this.tray.element, this.commands.legend, this.tip.element);
  }

  private lookAtTheatre(id: string): void {
    this.away = id !== "battle";
    this.open();
    if (id !== "battle" && id !== "map") this.viewport.lookAt(THEATRES[id] ?? this.plan.sheet);
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
    const { tier } = this.viewport;
    this.stage.dataset["tier"] = String(tier);
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
    const site = thing && this.highlights.place(thing);
    if (!site) return this.tip.hide();
    const words = this.words(thing.id, this.highlights.highlighted.get(keyOf(thing))?.label ?? "");
    this.tip.show(words, toScreen(this.viewport.camera, site), CITY * 1.6 * this.viewport.camera.k + 8, this.viewport.size);
  };
}
