/** The board: the map of spaces, the battle board over it while a battle is fought, the tray under both. */
import type { BoardEvents, Highlight, Theatre, Thing } from "../board.ts";
import type { Area, Point } from "../common/geometry.ts";
import { MapBoard } from "../common/mapBoard.ts";
import { readBoard, readView, SEA, type View } from "../../games/american_civil_war/types.ts";
import { aboutSpace } from "../../games/american_civil_war/view.ts";
import type { Say } from "../../words/catalogue.ts";
import { Armies } from "./armies.ts";
import { HandOverScreen } from "./handOver.ts";
import { Field } from "./field.ts";
import { Fleets } from "./fleets.ts";
import type { Geography } from "./geography.ts";
import { drawWaters, Ground, patterns } from "./ground.ts";
import { SpaceInput } from "./input.ts";
import { SpaceHighlights } from "./highlights.ts";
import { Places } from "./places.ts";
import { drawRelief } from "./relief.ts";
import { CITY, makePlan, type Plan } from "./plan.ts";
import { sail } from "./sea.ts";
import { SCALES } from "./tier.ts";
import { Theatres } from "./theatres.ts";
import { Tray } from "./tray.ts";

const THEATRES: Record<string, Area> = {
  east: { x: 1060, y: 380, width: 480, height: 560 },
  west: { x: 480, y: 480, width: 640, height: 700 },
  north: { x: 560, y: 30, width: 1400, height: 560 },
};

const ARROWS = { width: 7, gap: CITY };

export class AreaBoard extends MapBoard<View> {
  protected readonly plan: Plan;
  private readonly ground: Ground;
  protected readonly places: Places;
  private readonly armies: Armies;
  private readonly fleets: Fleets;
  protected readonly highlights: SpaceHighlights;
  private readonly commands: Theatres;
  protected readonly input: SpaceInput;
  private readonly field: Field;
  private readonly tray: Tray;
  private readonly handOver: HandOverScreen | null;
  private highlighted: Highlight[] = [];
  /** The player looks at the map although a battle is fought. */
  private away = false;

  constructor(host: HTMLElement, data: unknown, events: BoardEvents, say: Say, geography: Geography, covered: boolean, Input = SpaceInput) {
    const board = readBoard(data);
    const plan = makePlan(board, geography);
    super(plan.sheet, SCALES, ARROWS, say);
    this.plan = plan;
    this.ground = new Ground(this.plan, "acw");
    this.places = new Places(this.plan, (id) => board.names[id] ?? id);
    this.armies = new Armies(this.plan, () => this.places.cityNames(), say);
    this.fleets = new Fleets(say);
    this.commands = new Theatres(this.plan, this.places, say, "acw");
    this.highlights = new SpaceHighlights(this.plan, this.places, (id, choice) => this.describe(id, choice, (about) => `${choice}; ${about}`));
    this.field = new Field(events, say, (id) => this.plan.sites.get(id)?.space.kind === "city");
    this.tray = new Tray(events, say);
    this.handOver = covered ? new HandOverScreen(say) : null;
    const { viewport, highlights, focus, sheet } = this;
    this.input = new Input(this.root, { plan, viewport, highlights, focus, sheet }, events, this.pointing, this.stop.signal);
    this.assemble(host);
  }

  show(view: unknown, _still?: boolean, past = false): void {
    const now = readView(view);
    this.keepFocus(() => {
      if (!this.view) this.viewport.open(THEATRES["east"] ?? this.plan.sheet);
      if (this.view?.battle?.space !== now.battle?.space) this.away = false;
      this.view = now;
      this.ground.own(now.owners);
      this.places.own(now.owners);
      this.places.value(now.values);
      for (const part of [this.armies, this.fleets, this.commands, this.field]) part.show(now);
      if (past) this.handOver?.close();
      else this.handOver?.show(now);
      this.tray.show(this.highlighted, now);
      this.open();
    });
  }

  override highlight(highlighted: Highlight[], question: string): void {
    this.highlighted = highlighted;
    this.field.highlight(highlighted);
    this.tray.show(highlighted, this.view);
    this.root.classList.toggle("choosing", highlighted.length > 0);
    super.highlight(highlighted, question);
  }

  override propose(thing: Thing | null): void {
    super.propose(thing);
    this.field.propose(thing);
  }

  override lookAt(target: Thing | { theatre: string }): void {
    if ("id" in target && this.highlights.place(target)) {
      if (target.id !== this.view?.battle?.space) this.away = true;
      this.open();
    }
    super.lookAt(target);
  }

  override frame(things: Thing[]): void {
    this.away = true;
    this.open();
    super.frame(things);
  }

  override wholeHeight(): number {
    const { hidden, scrollHeight } = this.field.element;
    return hidden ? 0 : scrollHeight;
  }

  theatres(): Theatre[] {
    const parts = [...Object.keys(THEATRES), "all"];
    const shown = !this.view?.battle ? parts : this.away ? [...parts, "battle"] : ["map"];
    return shown.map((id) => ({ id, label: this.say(`theatre-${id}`) }));
  }

  override destroy(): void {
    super.destroy();
    this.field.destroy();
    this.handOver?.close();
  }

  protected lookAtTheatre(id: string): void {
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

  protected override courseOf(way: Thing[]): Point[] {
    const course = super.courseOf(way);
    const [from, to] = course;
    return from && to && way.some(({ id }) => id === SEA) ? sail(from, to) : course;
  }

  protected settled(tierChanged: boolean): void {
    if (!tierChanged) return;
    const { tier } = this.viewport;
    this.stage.dataset["tier"] = String(tier);
    this.places.show(tier);
    this.armies.look(tier);
  }

  protected tipText(thing: Thing, highlighted: Highlight | undefined): string {
    const choice = highlighted?.label ?? "";
    return this.describe(thing.id, choice, (about) => this.say("tip", { choice, about }));
  }

  protected tipGap(): number {
    return CITY * 1.6 * this.viewport.camera.k + 8;
  }

  private assemble(host: HTMLElement): void {
    this.land.append(patterns("acw"), this.ground.layer, this.commands.layer, drawWaters((key) => this.say(key)));
    this.sheet.append(this.places.regions, this.fleets.layer, this.places.cities, this.places.names, this.armies.layer);
    const { ridges, width, height } = this.plan.geography;
    this.mount(host, "acw", [this.land, drawRelief(ridges, width, height), this.sheet], [this.field.element, this.tray.element, this.commands.legend]);
  }

  /** What a space is, joined with what picking it does; a selected space has only its name, which is not said twice. */
  protected describe(id: string, choice: string, join: (about: string) => string): string {
    const site = this.plan.sites.get(id);
    const about = site ? aboutSpace(site.space, this.view, this.say) : "";
    return choice && !about.startsWith(choice) ? join(about) : about;
  }
}
