/** The viewport: holds the camera, moves the stage with the map on it, animates camera changes. */
import { reducedMotion } from "./motion.ts";
import { between, centreOn, ease, fit, keepOn, recentred, reveal, tierOf, toSheet, zoomAt } from "./camera.ts";
import type { Camera } from "./camera.ts";
import type { CameraState } from "../board.ts";
import { type Area, around, distance, type Point, type Size } from "./geometry.ts";

/** The scales that matter on a board. */
export interface Scales {
  /** Where the next tier of detail begins, from far to near. */
  edges: readonly number[];
  /** Below this scale the whole sheet says too little to begin with. */
  small: number;
  /** From this scale on most names are written. */
  legible: number;
  closest: number;
}

/** The height at the foot of the screen that buttons take. */
const FOOT = 44;
/** A sheet that takes less of the screen's width than this, in parts of it, is looked at from nearer, to take so much of it. */
const NARROW = 0.68;
const WIDE = 0.85;
/** What is nearer to the edge of the screen than this counts as unseen. */
const RIM = 40;
/** What is looked at together lies within so much of the screen, in parts of it. */
const AROUND = 0.4;
const SLACK = 60;
const FLIGHT = 420;
const SETTLE = 140;

export class Viewport {
  camera: Camera = { cx: 0, cy: 0, k: 1 };
  size: Size = { width: 1, height: 1 };
  tier = 0;
  private frame = 0;
  private flight = 0;
  private timer = 0;
  private untouched = true;
  private sharp = 0;
  /** What was brought into sight, and from how near, until the player looks elsewhere. */
  private shown: { point: Point; closest: number } | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly stage: HTMLElement,
    private readonly sheet: Area,
    private readonly scales: Scales,
    private readonly settled: (tierChanged: boolean) => void,
  ) {}

  /** Measure before there is anything to lay out, and look at the whole map. */
  start(): void {
    this.resize();
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.tier = tierOf(this.camera.k, this.scales.edges);
    this.settled(true);
    this.apply();
  }

  /** The host may have another size: what was brought into sight stays there, even if the way to it is not over. */
  resize(): void {
    const { width, height } = this.host.getBoundingClientRect();
    const before = this.size;
    if (!width || !height || (width === before.width && height === before.height)) return;
    this.size = { width, height };
    this.jump(this.untouched ? this.whole() : recentred(this.camera, before, this.size));
    if (this.shown) this.show(this.shown.point, this.shown.closest);
  }

  seen(): Area {
    const [a, b] = [toSheet(this.camera, { x: 4, y: 4 }), toSheet(this.camera, { x: this.size.width - 4, y: this.size.height - 4 })];
    return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
  }

  pan(dx: number, dy: number): void {
    this.jump({ ...this.camera, cx: this.camera.cx + dx, cy: this.camera.cy + dy });
    this.untouched = false;
    this.shown = null;
  }

  zoom(factor: number, pointer: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    const whole = this.whole().k;
    this.jump(zoomAt(this.camera, pointer, factor, Math.min(whole, 1), this.scales.closest));
    this.untouched = false;
    this.shown = null;
  }

  /** As `zoom`, in flight. */
  step(factor: number, pointer?: Point): void {
    const start = this.camera;
    this.zoom(factor, pointer);
    const end = this.camera;
    this.camera = start;
    this.fly(end);
  }

  lookAtAll(): void {
    this.lookAt(this.sheet);
  }

  lookAt(area: Area): void {
    this.resize();
    this.shown = null;
    this.untouched = area === this.sheet;
    this.fly(this.keep(area === this.sheet ? this.whole() : fit(area, this.size, 16)));
  }

  cameraState(): CameraState {
    return { ...this.camera, ...this.size };
  }

  /** Look as before, if the screen is what it was. */
  restoreCamera({ cx, cy, k, width, height }: CameraState): void {
    if (width !== this.size.width || height !== this.size.height) return;
    this.zoom(k / this.camera.k, { x: 0, y: 0 });
    this.pan(cx - this.camera.cx, cy - this.camera.cy);
  }

  /** Of the first group of which nothing is seen, or only something at the rim, look at what is nearest with what lies around it:
   * troops come in at the edges, and a phone shows little. */
  reveal(...groups: Point[][]): void {
    this.resize();
    const { x, y, width, height } = this.seen();
    const rim = RIM / this.camera.k;
    const isSeen = (p: Point): boolean => p.x > x + rim && p.x < x + width - rim && p.y > y + rim && p.y < y + height - rim;
    const hidden = groups.find((group) => group.length > 0 && !group.some(isSeen)) ?? [];
    const middle = { x: x + width / 2, y: y + height / 2 };
    const [nearest] = hidden.sort((a, b) => distance(a, middle) - distance(b, middle));
    if (!nearest) return;
    const beside = (p: Point): boolean => Math.abs(p.x - nearest.x) < AROUND * width && Math.abs(p.y - nearest.y) < AROUND * height;
    const all = around(hidden.filter(beside), 0);
    this.show(nearest);
    this.fly(this.keep(centreOn({ x: all.x + all.width / 2, y: all.y + all.height / 2 }, this.camera.k, this.size)));
  }

  /** Begin with an area, in letters that can be read, where the whole sheet would be too small for them or leave most of the screen empty. */
  open(area: Area): void {
    const { k } = this.whole();
    const wide = (WIDE * this.size.width) / this.sheet.width;
    const narrow = this.sheet.width * k < NARROW * this.size.width;
    if (k >= this.scales.small && !narrow) return;
    const [least, most] = k < this.scales.small ? [this.scales.legible, this.scales.closest] : [k, wide];
    const near = fit(area, this.size, 4);
    this.untouched = false;
    const middle = { x: this.size.width / 2, y: this.size.height / 2 };
    this.jump(keepOn(zoomAt(near, middle, 1, least, most), this.sheet, this.size, 0, FOOT));
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.apply();
  }

  /** Bring a point into sight, coming closer if names could not be read. */
  show(point: Point, closest = 0): void {
    this.resize();
    this.shown = { point, closest };
    const k = Math.max(this.camera.k, closest);
    const near = k > this.camera.k ? { k, cx: this.size.width / 2 - point.x * k, cy: this.size.height / 2 - point.y * k } : this.camera;
    const goal = this.keep(reveal(near, point, this.size, 90));
    if (goal.k === this.camera.k && goal.cx === this.camera.cx && goal.cy === this.camera.cy) return;
    this.untouched = false;
    this.fly(goal);
  }

  destroy(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.flight);
    clearTimeout(this.timer);
  }

  /** The camera that shows all of the sheet, above the buttons. */
  private whole(): Camera {
    const { width, height } = this.size;
    return this.keep(fit(this.sheet, { width, height: Math.max(height / 2, height - FOOT) }));
  }

  private keep(camera: Camera): Camera {
    return keepOn(camera, this.sheet, this.size, SLACK, FOOT);
  }

  private jump(camera: Camera): void {
    cancelAnimationFrame(this.flight);
    this.set(this.keep(camera));
  }

  private fly(goal: Camera): void {
    cancelAnimationFrame(this.flight);
    if (reducedMotion()) return this.set(goal);
    const [from, start] = [this.camera, performance.now()];
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, now - start) / FLIGHT);
      this.set(t < 1 ? between(from, goal, ease(t), this.size) : goal);
      if (t < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  private set(camera: Camera): void {
    this.camera = camera;
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.apply();
    });
  }

  /** The stage is shifted as a picture; only when it rests at another distance is it drawn anew, sharp. */
  private apply(): void {
    const { cx, cy, k } = this.camera;
    this.stage.style.transform = `translate(${cx}px, ${cy}px) scale(${k})`;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.rest(), SETTLE);
    if (tierOf(k, this.scales.edges) !== this.tier) this.retier();
  }

  private retier(): void {
    this.tier = tierOf(this.camera.k, this.scales.edges);
    this.settled(true);
  }

  private rest(): void {
    this.settled(false);
    if (this.camera.k === this.sharp) return;
    this.sharp = this.camera.k;
    this.stage.style.willChange = "auto";
    requestAnimationFrame(() => requestAnimationFrame(() => (this.stage.style.willChange = "")));
  }
}
