/** The map of boxes and lines as it is edited. */

import type { BoardEvents, Thing } from "../../boards/board.ts";
import type { Point } from "../../boards/common/geometry.ts";
import { make, path } from "../../boards/common/svg.ts";
import { WarMap } from "../../boards/house_divided/map.ts";
import { BOX, HALF, SHEET } from "../../boards/house_divided/plan.ts";
import { along, dOf } from "../../boards/house_divided/ways.ts";
import "../../boards/common/board.css";
import "../../boards/house_divided/theme.css";
import "../../boards/house_divided/ground.css";
import "../../boards/house_divided/boxes.css";
import "../../boards/house_divided/counters.css";
import { type Drawing, EditBoard, Layers } from "../editBoard.ts";
import type { Pack } from "../path.ts";
import { EditAim } from "./aim.ts";
import { boxesOf, isShowable, linesOf } from "./pack.ts";
import { boxThing, lineThing, unitThing } from "./things.ts";
import { armyOf, boardOf, setUpView, unitName } from "./view.ts";

const NEAR = 0.9;

class BoxDrawing extends WarMap implements Drawing {
  readonly layers = new Layers();

  furnish(): void {
    this.layers.lay(this.land, this.sheet, SHEET);
  }

  place(thing: Thing): Point | undefined {
    if (thing.kind !== "line") return this.highlights.place(thing);
    const course = this.course(thing.id);
    return course.length > 0 ? along(course, 0.5) : undefined;
  }

  outline({ kind, id }: Thing, name: string): SVGElement[] {
    if (kind === "line") return [path(dOf(this.course(id)), name)];
    const site = kind === "box" ? this.plan.sites.get(id) : undefined;
    return site ? [make("rect", { x: site.x - HALF - 4, y: site.y - HALF - 4, width: BOX + 8, height: BOX + 8, rx: 4, class: name })] : [];
  }

  bring(point: Point): void {
    this.viewport.show(point, NEAR);
  }

  bringAll(): void {
    this.viewport.lookAtAll();
  }

  grid(): SVGElement[] {
    return [];
  }

  private course(id: string): Point[] {
    const line = this.plan.lines.find((one) => one.id === id);
    return line ? this.ways.of(line) : [];
  }
}

const CORNER = { x: 15, y: -15 };

export class BoxEditBoard extends EditBoard<BoxDrawing> {
  protected begin(events: BoardEvents): BoxDrawing {
    const drawing = new BoxDrawing(this.host, boardOf(this.pack), events, this.say, EditAim);
    drawing.furnish();
    drawing.show(setUpView(this.pack), true);
    return drawing;
  }

  protected isShowable(pack: Pack): boolean {
    return isShowable(pack);
  }

  protected redraw(before: Pack): void {
    if (before["map"] === this.pack["map"]) this.drawing.show(setUpView(this.pack), true);
    else this.restartSoon();
  }

  /** The board knows boxes and lines by their ids and counters one by one, the editor all by their numbers in the pack. */
  protected known({ kind, id }: Thing): Thing {
    if (kind === "unit") return unitThing(armyOf(id));
    if (kind === "box") return boxThing(boxesOf(this.pack).findIndex((box) => box.id === id));
    return lineThing(linesOf(this.pack).findIndex(({ a, b, type }) => `${a}--${b}:${type}` === id));
  }

  protected onMap({ kind, id }: Thing): Thing {
    const number = Number(id);
    const line = linesOf(this.pack)[number];
    if (kind === "line") return { kind, id: line ? `${line.a}--${line.b}:${line.type}` : "" };
    return { kind, id: kind === "box" ? (boxesOf(this.pack)[number]?.id ?? "") : unitName(number, 0) };
  }

  protected lights(kind: string): boolean {
    return kind !== "line";
  }

  protected corner(kind: string): Point {
    return kind === "line" ? { x: 0, y: 0 } : CORNER;
  }
}
