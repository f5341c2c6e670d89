/** The hex map as a board: the layers in their order, and what the server asks of them. */
import type { BoardEvents, Highlight, Theatre, Thing } from "../board.ts";
import { type Area, around, atLeast } from "../common/geometry.ts";
import { MapBoard } from "../common/mapBoard.ts";
import { make } from "../common/svg.ts";
import { UnitHighlights } from "../common/unitHighlights.ts";
import { readBoard, readView, type View } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import { Aim } from "./aim.ts";
import { MapLayout } from "./mapLayout.ts";
import { Counters, type Sight } from "./counters.ts";
import { Flags } from "./flags.ts";
import { drawEntries, drawFurniture, drawGoals, drawPaper } from "./furniture.ts";
import { cellOf, HEX } from "./grid.ts";
import { drawGround } from "./ground.ts";
import { HexInput } from "./input.ts";
import { Hexes } from "./hexes.ts";
import { Marks } from "./marks.ts";
import { Names } from "./names.ts";
import { type AskSight, Overlays } from "./overlays.ts";
import { Pane } from "./pane.ts";
import { serial } from "./serial.ts";
import { COUNTER } from "./stack.ts";
import { readLandscape } from "./terrain.ts";
import { counterScale, SCALES } from "./tier.ts";
import { aboutThing } from "./words.ts";
import { Fortifications } from "./works.ts";

const ARROWS = { width: 6, gap: HEX * 0.3 };
/** A few units alone are not looked at too closely. */
const FEW = { width: HEX * 11, height: HEX * 10 };

export class HexBoard extends MapBoard<View> {
  protected readonly layout: MapLayout;
  /** Letters are set anew whenever the distance changes; they must not take the land with them. */
  private readonly script: SVGSVGElement;
  private names: Names | null = null;
  private readonly hexes: Hexes;
  private readonly flags: Flags;
  private readonly works: Fortifications;
  private readonly marks: Marks;
  private readonly overlays: Overlays;
  protected readonly counters: Counters;
  protected readonly highlights: UnitHighlights;
  protected readonly input: HexInput;
  protected readonly pane: Pane;
  /** The distance for which the map is drawn. */
  private drawn = -1;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, say: Say, ask: AskSight, AimOfBoard = Aim) {
    const layout = new MapLayout(readBoard(data));
    super(layout.sheet, SCALES, ARROWS, say);
    this.layout = layout;
    const { width, height } = layout.sheet;
    this.script = make("svg", { width, height, "aria-hidden": "true" });
    this.hexes = new Hexes(this.layout);
    this.flags = new Flags(this.layout);
    this.works = new Fortifications(this.layout);
    this.marks = new Marks(this.layout);
    this.overlays = new Overlays(this.layout, ask);
    this.counters = new Counters(this.layout, this.sight);
    this.pane = new Pane(() => this.viewport.camera, this.detail);
    const { viewport, counters, focus, sheet } = this;
    this.highlights = new UnitHighlights({ element: this.hexes.element, place: (hex) => layout.at(cellOf(hex)) }, counters);
    const aim = new AimOfBoard(layout, counters, () => this.highlights.highlighted);
    this.input = new HexInput(this.root, { viewport, counters, focus, sheet, aim, highlights: this.highlights }, events, this.pointing, this.stop.signal);
    this.assemble(host);
    requestAnimationFrame(() => setTimeout(this.lay));
  }

  show(view: unknown, still = false, _past?: boolean, ways: Thing[][] = []): void {
    const now = readView(view);
    this.keepFocus(() => {
      if (!this.view) this.open(now);
      this.view = now;
      this.counters.show(now, still, this.placed(ways));
      this.flags.show(now.control);
      this.works.show(now.works);
      this.marks.show(now);
      this.overlays.show(now);
      this.highlights.apply();
    });
  }

  override overlay(name: string): void {
    super.overlay(name);
    this.overlays.choose(name);
  }

  theatres(): Theatre[] {
    return ["front", "all"].map((id) => ({ id, label: this.say(`theatre-${id}`) }));
  }

  override destroy(): void {
    super.destroy();
    this.pane.destroy();
  }

  protected lookAtTheatre(id: string): void {
    this.viewport.lookAt(id === "front" && this.view ? this.front(this.view) : this.layout.sheet);
  }

  protected override homeOf({ kind, id }: Thing): Thing | null {
    const hex = kind === "unit" ? this.counters.homeOf(id) : undefined;
    return hex === undefined ? null : { kind: "hex", id: hex };
  }

  /** While the map moves it stays as it is drawn; the detail of another distance comes when it rests. */
  protected settled(tierChanged: boolean): void {
    if (!tierChanged) this.pane.settle();
    else if (this.drawn < 0) this.detail();
  }

  protected override pointed(thing: Thing | null, highlighted: Highlight | undefined): void {
    const hex = thing && (this.homeOf(thing) ?? thing).id;
    this.marks.trace(highlighted ? hex : null);
    this.overlays.point(hex ?? "");
  }

  protected tipText(thing: Thing, highlighted: Highlight | undefined): string {
    return highlighted?.label ?? aboutThing(thing, this.view, this.layout, this.say);
  }

  protected tipGap(): number {
    return (HEX / 2) * this.viewport.camera.k;
  }

  private assemble(host: HTMLElement): void {
    const { layout, marks } = this;
    this.land.append(drawPaper(layout));
    this.script.append(...this.furniture());
    this.sheet.append(this.overlays.layer, this.hexes.layer, marks.layer, this.works.layer, this.flags.layer, marks.way, this.counters.layer, marks.over);
    this.pane.element.append(this.land, this.script, this.sheet);
    this.mount(host, "fa", [this.pane.element]);
  }

  /** The ground takes the longest, and nobody needs it to choose: it is laid when the counters stand. */
  protected lay = (): void => {
    if (this.stop.signal.aborted) return;
    const ground = readLandscape(this.layout);
    this.land.replaceChildren(drawPaper(this.layout), drawGround(ground, serial("frame")), drawGoals(this.layout));
    this.names = new Names(ground);
    this.script.replaceChildren(this.names.layer, ...this.furniture());
    this.names.show(this.drawn);
    this.root.dataset["laid"] = "";
  };

  private furniture(): SVGElement[] {
    return [this.counters.stamps.defs, drawFurniture(this.layout, this.say), drawEntries(this.layout)];
  }

  /** The first look: counters are drawn at once as they are read from there. */
  private open(now: View): void {
    this.viewport.open(this.front(now));
    this.detail();
  }

  /** Where the armies are. */
  private front({ units }: View): Area {
    const sites = units.flatMap(({ hex }) => this.layout.sites.get(hex) ?? []);
    return sites.length ? atLeast(around(sites, HEX * 1.2), FEW) : this.layout.sheet;
  }

  private sight = (): Sight => {
    const scale = counterScale({ tier: this.drawn });
    const finger = matchMedia("(pointer: coarse)").matches ? 58 : 52;
    return { scale, fanned: Math.max(COUNTER * scale, finger / this.viewport.camera.k), seen: this.viewport.seen() };
  };

  private detail = (): void => {
    const { tier } = this.viewport;
    if (this.drawn === tier) return this.counters.reopen();
    this.drawn = tier;
    this.stage.dataset["tier"] = String(tier);
    this.names?.show(tier);
    this.counters.arrange();
  };
}
