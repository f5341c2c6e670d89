/** A map as it is edited: the board of a game, with a layer for what is selected, flaws, and a scan under the grid. */

import type { Board, BoardEvents, CameraState, Thing } from "../boards/board.ts";
import type { Area, Point } from "../boards/common/geometry.ts";
import { at, group, make, text } from "../boards/common/svg.ts";
import type { Say } from "../words/catalogue.ts";
import "./board.css";
import type { Pack } from "./path.ts";
import type { EditorBoard, EditorEvents, Scan } from "./system.ts";

/** Changes that follow one another quickly are drawn together. */
export const PAUSE = 120;

/** What a game's map adds to be edited. */
export interface Drawing extends Pick<Board, "highlight" | "hideCounters" | "cameraState" | "restoreCamera" | "destroy"> {
  readonly layers: Layers;
  /** Where a thing of the board is, and its outline. */
  place(thing: Thing): Point | undefined;
  outline(thing: Thing, name: string): SVGElement[];
  bring(point: Point): void;
  bringAll(): void;
  /** What must be seen over the scan. */
  grid(): SVGElement[];
}

/** The layers of the editor: over the map, and (the scan) between the drawn land and the rest. */
export class Layers {
  readonly chosen = group("edit-chosen");
  readonly hovered = group("edit-hovered");
  readonly flaws = group("edit-flaws");
  private readonly scan = make("svg", { "aria-hidden": "true", class: "edit-scan" });

  lay(land: Element, sheet: Element, { width, height }: Area): void {
    this.scan.setAttribute("width", String(width));
    this.scan.setAttribute("height", String(height));
    land.after(this.scan);
    sheet.append(this.hovered, this.chosen, this.flaws);
  }

  layScan(scan: Scan | null, grid: () => SVGElement[]): void {
    if (!scan) return this.scan.replaceChildren();
    const image = make("image", { href: scan.address, opacity: scan.opacity, transform: `translate(${scan.x} ${scan.y}) scale(${scan.scale})` });
    const [old] = this.scan.children;
    if (old instanceof SVGImageElement && old.getAttribute("href") === scan.address) {
      for (const name of ["opacity", "transform"]) old.setAttribute(name, image.getAttribute(name) ?? "");
    } else this.scan.replaceChildren(image, ...grid());
  }
}

export abstract class EditBoard<D extends Drawing> implements EditorBoard {
  protected drawing: D;
  private carried: Thing | null = null;
  private selected: Thing | null = null;
  private marked: readonly Thing[] = [];
  private scan: Scan | null = null;
  private bare = false;
  private timer = 0;

  constructor(
    protected readonly host: HTMLElement,
    protected pack: Pack,
    private readonly events: EditorEvents,
    protected readonly say: Say,
  ) {
    this.drawing = this.begin({ pick: this.pick, point: this.point, carry: this.carry, drop: this.drop, gather: () => false });
  }

  show(pack: Pack): void {
    if (pack === this.pack || !this.isShowable(pack)) return;
    const before = this.pack;
    this.pack = pack;
    this.redraw(before);
    this.select(this.selected);
    this.mark(this.marked);
  }

  select(thing: Thing | null): void {
    this.selected = thing;
    const { drawing } = this;
    const there = thing && this.onMap(thing);
    const lit = there && this.lights(there.kind);
    drawing.layers.chosen.replaceChildren(...(there && !lit ? drawing.outline(there, "edit-mark") : []));
    drawing.highlight(there && lit ? [{ thing: there, tone: "selected", label: this.say("editor-selected") }] : [], "");
  }

  mark(things: readonly Thing[]): void {
    this.marked = things;
    const { drawing } = this;
    const drawn = things.flatMap((thing) => {
      const there = this.onMap(thing);
      const spot = drawing.place(there);
      return spot ? [...drawing.outline(there, "edit-flaw"), sign(spot, this.corner(there.kind))] : [];
    });
    drawing.layers.flaws.replaceChildren(...drawn);
  }

  lookAt(thing: Thing): void {
    const point = this.drawing.place(this.onMap(thing));
    if (point) this.drawing.bring(point);
  }

  lookAtAll(): void {
    this.drawing.bringAll();
  }

  lay(scan: Scan | null): void {
    this.scan = scan;
    this.drawing.layers.layScan(scan, () => this.drawing.grid());
  }

  hideCounters(hidden: boolean): void {
    this.bare = hidden;
    this.drawing.hideCounters(hidden);
  }

  cameraState(): CameraState {
    return this.drawing.cameraState();
  }

  restoreCamera(state: CameraState): void {
    this.drawing.restoreCamera(state);
  }

  destroy(): void {
    clearTimeout(this.timer);
    this.drawing.destroy();
  }

  /** Put the map of the pack into the host. */
  protected abstract begin(events: BoardEvents): D;
  protected abstract isShowable(pack: Pack): boolean;
  /** The pack was another before. */
  protected abstract redraw(before: Pack): void;
  /** A thing of the board as the editor knows it, and the other way round. */
  protected abstract known(thing: Thing): Thing;
  protected abstract onMap(thing: Thing): Thing;
  /** Can the board itself light things of this kind? */
  protected abstract lights(kind: string): boolean;
  /** Where the sign of a flaw is, seen from the middle of the thing. */
  protected abstract corner(kind: string): Point;

  /** Another map is another sheet; it comes when the reader pauses. */
  protected restartSoon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.restart(true), PAUSE);
  }

  /** Another sheet in place of the old one. */
  protected restart(keep: boolean): void {
    const camera = this.drawing.cameraState();
    const held = this.host.contains(document.activeElement);
    this.drawing.destroy();
    this.drawing = this.begin({ pick: this.pick, point: this.point, carry: this.carry, drop: this.drop, gather: () => false });
    if (keep) this.drawing.restoreCamera(camera);
    if (held) this.host.querySelector<SVGElement>("[role=application]")?.focus();
    this.lay(this.scan);
    this.drawing.hideCounters(this.bare);
    this.select(this.selected);
    this.mark(this.marked);
  }

  private pick = (thing: Thing): void => this.events.pick(this.known(thing));

  /** A board points at things while it is made. */
  private point = (thing: Thing | null): void => {
    const drawing = this.drawing as D | undefined;
    drawing?.layers.hovered.replaceChildren(...(thing && !this.lights(thing.kind) ? drawing.outline(thing, "edit-mark") : []));
  };

  private carry = (thing: Thing): Thing[] => {
    this.carried = thing.kind === "unit" ? thing : null;
    return this.carried ? [this.carried] : [];
  };

  private drop = (goal: Thing | null): void => {
    const thing = this.carried;
    this.carried = null;
    if (thing && goal) this.events.drop(this.known(thing), this.known(goal));
  };
}

const sign = ({ x, y }: Point, off: Point): SVGElement =>
  make("g", { class: "edit-sign", transform: at(x + off.x, y + off.y) }, [make("circle", { r: 8 }), text("!", 0, 4.6, "edit-sign-letter")]);
