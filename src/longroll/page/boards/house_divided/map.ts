/** The map as a board: the layers in their order, and what the server asks of them. */
import type { BoardEvents, Highlight, Theatre, Thing } from "../board.ts";
import { MapBoard } from "../common/mapBoard.ts";
import type { Point } from "../common/geometry.ts";
import { UnitHighlights } from "../common/unitHighlights.ts";
import { Aim } from "./aim.ts";
import { Boxes } from "./boxes.ts";
import { Counters, type Sight } from "./counters.ts";
import { loadGeography, type Geography } from "./geography.ts";
import { drawLand, drawSea } from "./ground.ts";
import { BoxInput } from "./input.ts";
import { drawLegend } from "./legend.ts";
import { Lines } from "./lines.ts";
import { Names } from "./names.ts";
import { Overlays } from "./overlays.ts";
import { Paths } from "./paths.ts";
import { patterns } from "./patterns.ts";
import { COUNTER, HALF, makePlan, SHEET, type Plan } from "./plan.ts";
import { readBoard, readView, type View } from "../../games/house_divided/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { theatreArea, theatreOf, THEATRE_NAMES } from "./theatres.ts";
import { boxScale, SCALES } from "./tier.ts";
import { Ways } from "./ways.ts";
import { aboutThing } from "./words.ts";

/** How far a flag reaches out of its box. */
const FLAG = 14;
const ARROWS = { width: 8, gap: HALF };

export class WarMap extends MapBoard<View> {
  protected readonly plan: Plan;
  protected readonly ways: Ways;
  private readonly ground = drawSea();
  private readonly lines: Lines;
  private readonly overlays: Overlays;
  private readonly boxes: Boxes;
  private readonly names: Names;
  private readonly paths: Paths;
  private readonly counters: Counters;
  protected readonly highlights: UnitHighlights;
  protected readonly input: BoxInput;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, say: Say, AimOfBoard = Aim) {
    super(SHEET, SCALES, ARROWS, say);
    this.plan = makePlan(readBoard(data));
    this.ways = new Ways(this.plan);
    this.lines = new Lines(this.plan, this.ways);
    this.overlays = new Overlays(this.plan, this.ways);
    this.boxes = new Boxes(this.plan);
    this.names = new Names(this.plan);
    this.paths = new Paths(this.plan, this.ways);
    this.counters = new Counters(this.plan, this.sight);
    const { plan, viewport, counters, focus, sheet } = this;
    this.highlights = new UnitHighlights({ element: (id) => this.boxes.element(id), place: (id) => plan.sites.get(id) }, counters);
    const aim = new AimOfBoard(plan, counters, () => this.highlights.highlighted);
    this.input = new BoxInput(this.root, { viewport, counters, focus, sheet, aim }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    void loadGeography().then(this.learn);
  }

  show(view: unknown, still = false, _past?: boolean, ways: Thing[][] = []): void {
    this.keepFocus(() => {
      if (!this.view) this.viewport.open(theatreArea(this.plan, theatreOf(this.plan, readView(view))));
      this.view = readView(view);
      this.counters.show(this.view.units, still, this.placed(ways));
      this.boxes.show(this.view, this.counters.occupied());
      this.overlays.show(this.view);
      this.highlights.apply();
      this.makeRoom();
    });
  }

  override highlight(highlighted: Highlight[], question: string): void {
    super.highlight(highlighted, question);
    this.makeRoom();
  }

  override overlay(name: string): void {
    super.overlay(name);
    this.overlays.choose(name);
  }

  theatres(): Theatre[] {
    return THEATRE_NAMES.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
  }

  protected lookAtTheatre(id: string): void {
    this.viewport.lookAt(theatreArea(this.plan, id));
  }

  protected override homeOf({ kind, id }: Thing): Thing | null {
    const box = kind === "unit" ? this.counters.homeOf(id) : undefined;
    return box === undefined ? null : { kind: "box", id: box };
  }

  protected override courseOf(way: Thing[]): Point[] {
    return this.ways.through(way.map(({ id }) => id));
  }

  protected settled(tierChanged: boolean): void {
    if (tierChanged) {
      this.stage.dataset["tier"] = String(this.viewport.tier);
      this.names.show(this.viewport.tier);
      this.counters.arrange();
      this.makeRoom();
    } else {
      this.stage.style.setProperty("--zoom", String(this.viewport.camera.k));
      this.counters.reopen();
    }
  }

  protected override pointed(_: Thing | null, highlighted: Highlight | undefined): void {
    this.paths.show(highlighted?.paths ?? []);
  }

  protected tipText(thing: Thing, highlighted: Highlight | undefined): string {
    return highlighted?.label ?? aboutThing(thing, this.view, this.plan, this.say);
  }

  protected tipGap(): number {
    return HALF * boxScale(this.viewport) * this.viewport.camera.k;
  }

  private assemble(host: HTMLElement): void {
    this.lines.draw();
    this.land.append(patterns(), this.ground, this.overlays.country, drawLegend(this.say), this.lines.layer, this.overlays.layer);
    this.sheet.append(this.boxes.layer, this.names.layer, this.paths.layer, this.counters.layer);
    this.names.layer.setAttribute("aria-hidden", "true");
    this.mount(host, "hd", [this.land, this.sheet]);
  }

  /** The land has come. */
  private learn = (geography: Geography): void => {
    if (this.stop.signal.aborted) return;
    drawLand(this.ground, geography, this.say);
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
}
