/** The map of a battle as it is edited. */

import type { BoardEvents, Thing } from "../../boards/board.ts";
import type { Point } from "../../boards/common/geometry.ts";
import { path } from "../../boards/common/svg.ts";
import { spot } from "../../boards/five_aprils/curve.ts";
import { drawLattice, hexPath } from "../../boards/five_aprils/lattice.ts";
import { HexBoard } from "../../boards/five_aprils/map.ts";
import "../../boards/common/board.css";
import "../../boards/five_aprils/theme.css";
import "../../boards/five_aprils/ground.css";
import "../../boards/five_aprils/lettering.css";
import "../../boards/five_aprils/hexes.css";
import "../../boards/five_aprils/counters.css";
import { readBoard } from "../../games/five_aprils/types.ts";
import { type Drawing, EditBoard, Layers, PAUSE } from "../editBoard.ts";
import type { Pack } from "../path.ts";
import { EditAim } from "./aim.ts";
import { isShowable, mapOf, unitsOf } from "./pack.ts";
import { unitThing } from "./things.ts";
import { setUpView } from "./view.ts";

/** From this scale on numbers can be read. */
const NEAR = 0.9;

class HexDrawing extends HexBoard implements Drawing {
  readonly layers = new Layers();
  private timer = 0;

  furnish(): void {
    this.layers.lay(this.land, this.sheet, this.layout.sheet);
    this.overlay("numbers");
  }

  /** `land`: the ground has changed too. */
  reprint(pack: Pack, land: boolean): void {
    this.layout.update(readBoard(pack));
    this.counters.reprint();
    this.show(setUpView(pack), true);
    if (!land) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.lay, PAUSE);
  }

  place(thing: Thing): Point | undefined {
    return thing.kind === "side" ? this.layout.side(thing.id)?.middle : this.highlights.place(thing);
  }

  outline({ kind, id }: Thing, name: string): SVGElement[] {
    const ends = kind === "side" ? this.layout.side(id)?.ends : undefined;
    if (ends) return [path(`M${spot(ends[0])}L${spot(ends[1])}`, name)];
    const site = kind === "hex" ? this.layout.sites.get(id) : undefined;
    return site ? [path(hexPath(site, 0.95), name)] : [];
  }

  bring(point: Point): void {
    this.viewport.show(point, NEAR);
  }

  bringAll(): void {
    this.lookAtTheatre("all");
  }

  grid(): SVGElement[] {
    return [drawLattice(this.layout)];
  }

  override destroy(): void {
    clearTimeout(this.timer);
    super.destroy();
  }
}

const CORNERS: Readonly<Record<string, Point>> = { hex: { x: 20, y: -16 }, unit: { x: -17, y: -17 } };

export class HexEditBoard extends EditBoard<HexDrawing> {
  protected begin(events: BoardEvents): HexDrawing {
    const drawing = new HexDrawing(this.host, this.pack, events, this.say, () => Promise.resolve(null), EditAim);
    drawing.furnish();
    drawing.show(setUpView(this.pack), true);
    return drawing;
  }

  protected isShowable(pack: Pack): boolean {
    return isShowable(pack);
  }

  /** A map of another extent is another sheet. */
  protected redraw(before: Pack): void {
    const { pack } = this;
    if (extent(before) === extent(pack)) this.drawing.reprint(pack, ["map", "name", "date"].some((part) => before[part] !== pack[part]));
    else this.restart(false);
  }

  /** The board knows units by their ids, the editor by their numbers. */
  protected known(thing: Thing): Thing {
    return thing.kind === "unit" ? unitThing(unitsOf(this.pack).findIndex(({ id }) => id === thing.id)) : thing;
  }

  protected onMap(thing: Thing): Thing {
    return thing.kind === "unit" ? { kind: "unit", id: unitsOf(this.pack)[Number(thing.id)]?.id ?? "" } : thing;
  }

  protected lights(kind: string): boolean {
    return kind !== "side";
  }

  protected corner(kind: string): Point {
    return CORNERS[kind] ?? { x: 0, y: 0 };
  }
}

const extent = (pack: Pack): string => [...mapOf(pack).columns, ...mapOf(pack).rows].join();
