/** The map of spaces as it is edited. The railways, and the borders of the space that is selected, can be picked too. */

import type { BoardEvents, Thing } from "../../boards/board.ts";
import type { Point } from "../../boards/common/geometry.ts";
import { group, make, path } from "../../boards/common/svg.ts";
import { AreaBoard } from "../../boards/american_civil_war/map.ts";
import { type Geography, loadGeography } from "../../boards/american_civil_war/geography.ts";
import { CITY, railOf, type Site } from "../../boards/american_civil_war/plan.ts";
import "../../boards/common/board.css";
import "../../boards/american_civil_war/theme.css";
import "../../boards/american_civil_war/map.css";
import "../../boards/american_civil_war/field.css";
import { type Drawing, EditBoard, Layers } from "../editBoard.ts";
import type { Pack } from "../path.ts";
import { EditInput } from "./input.ts";
import { bordersOf, isShowable, type Pair, railwaysOf, scenariosOf, spacesOf } from "./pack.ts";
import { borderThing, pairOf, placeOfStack, railwayThing, spaceNumber, spaceThing, stackOf, stackThing } from "./things.ts";
import { boardOf, setUpView, usualScenario } from "./view.ts";

const NEAR = 0.9;
const CORNER = { x: 15, y: -15 };
let geography: Geography;

/** The land, which the first board waits for. */
export async function loadLand(): Promise<void> {
  geography = await loadGeography();
}

class SpaceDrawing extends AreaBoard implements Drawing {
  readonly layers = new Layers();
  private readonly railways = group("edit-railways");
  private readonly borders = group("edit-borders");

  furnish(pack: Pack): void {
    this.railways.append(...railwaysOf(pack).flatMap((pair) => this.course(pair, "railway").map((d) => make("path", { d, "data-railway": idOf(pair) }))));
    this.places.regions.after(this.railways, this.borders);
    this.layers.lay(this.land, this.sheet, this.plan.sheet);
  }

  /** The borders of a space, as lines to its neighbours. */
  showBorders(pack: Pack, id: string | undefined): void {
    const near = bordersOf(pack).filter(({ a, b }) => a === id || b === id);
    this.borders.replaceChildren(...near.flatMap((pair) => this.course(pair, "border").flatMap((d) => [path(d, "edit-border"), make("path", { d, "data-border": idOf(pair) })])));
  }

  place(thing: Thing): Point | undefined {
    if (thing.kind === "space") return this.highlights.place(thing);
    const { a, b } = this.endsOf(pairIn(thing.id));
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : undefined;
  }

  outline({ kind, id }: Thing, name: string): SVGElement[] {
    if (kind !== "space") return this.course(pairIn(id), kind).map((d) => path(d, name));
    const site = this.plan.sites.get(id);
    if (site?.space.kind === "city") return [make("circle", { cx: site.x, cy: site.y, r: CITY + 6, class: name })];
    return site ? [path(this.plan.outlines.get(id) ?? "", name)] : [];
  }

  bring(point: Point): void {
    this.viewport.show(point, NEAR);
  }

  bringAll(): void {
    this.viewport.lookAtAll();
  }

  grid(): SVGElement[] {
    return [path(geography.borders, "edit-outline"), path(this.plan.rails, "edit-outline")];
  }

  protected override describe(id: string, choice: string, join: (about: string) => string): string {
    const { name = id, kind = "region", port = false, production = 0 } = this.plan.sites.get(id)?.space ?? {};
    const about = this.say("about-space", { space: name, kind, port: port ? "yes" : "no", production });
    return choice ? join(about) : about;
  }

  private endsOf({ a, b }: Pair): { a: Site | undefined; b: Site | undefined } {
    return { a: this.plan.sites.get(a), b: this.plan.sites.get(b) };
  }

  private course(pair: Pair, kind: string): string[] {
    const { a, b } = this.endsOf(pair);
    if (!a || !b) return [];
    return [kind === "railway" ? railOf(a, b, geography) : `M${a.x} ${a.y}L${b.x} ${b.y}`];
  }
}

const idOf = ({ a, b }: Pair): string => `${a} ${b}`;
const pairIn = (id: string): Pair => {
  const [a = "", b = ""] = id.split(" ");
  return { a, b };
};

export class SpaceEditBoard extends EditBoard<SpaceDrawing> {
  /** The scenario whose set-up is on the map: that of the stack that was selected last. */
  private scenario: number | undefined;

  override select(thing: Thing | null): void {
    const scenario = thing?.kind === "unit" ? placeOfStack(thing)[0] : this.scenario;
    if (scenario !== this.scenario) {
      this.scenario = scenario;
      this.drawing.show(this.view());
    }
    super.select(thing);
    this.drawing.showBorders(this.pack, thing?.kind === "space" ? this.onMap(thing).id : undefined);
  }

  protected begin(events: BoardEvents): SpaceDrawing {
    const drawing = new SpaceDrawing(this.host, boardOf(this.pack), events, this.say, geography, false, EditInput);
    drawing.furnish(this.pack);
    drawing.show(this.view());
    return drawing;
  }

  protected isShowable(pack: Pack): boolean {
    return isShowable(pack);
  }

  protected redraw(before: Pack): void {
    if (before["map"] === this.pack["map"]) this.drawing.show(this.view());
    else this.restartSoon();
  }

  /** The board knows spaces by their ids, stacks by their spaces, and a pair by both its ends; the editor all by numbers. */
  protected known({ kind, id }: Thing): Thing {
    if (kind === "space") return spaceThing(spaceNumber(this.pack, id));
    if (kind === "border") return borderThing(bordersOf(this.pack).findIndex((pair) => idOf(pair) === id));
    if (kind === "railway") return railwayThing(railwaysOf(this.pack).findIndex((pair) => idOf(pair) === id));
    const number = scenariosOf(this.pack)[this.shown]?.fixed.findIndex(({ space }) => space === id) ?? -1;
    return number < 0 ? spaceThing(spaceNumber(this.pack, id)) : stackThing(this.shown, number);
  }

  protected onMap(thing: Thing): Thing {
    const id = thing.kind === "space" ? spacesOf(this.pack)[Number(thing.id)]?.id : stackOf(this.pack, thing)?.space;
    if (thing.kind === "space" || thing.kind === "unit") return { kind: "space", id: id ?? "" };
    const pair = pairOf(this.pack, thing);
    return { kind: thing.kind, id: pair ? idOf(pair) : "" };
  }

  protected lights(kind: string): boolean {
    return kind === "space";
  }

  protected corner(kind: string): Point {
    return kind === "space" ? CORNER : { x: 0, y: 0 };
  }

  private get shown(): number {
    return this.scenario ?? usualScenario(this.pack);
  }

  private view(): ReturnType<typeof setUpView> {
    return setUpView(this.pack, this.shown);
  }
}
