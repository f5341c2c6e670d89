/** The pane between the stage and the drawings: it keeps them as pictures while the map is moved, and lets the browser
 * draw them anew, sharp, only when the map has come to rest and nothing else is to be done. */
import type { Camera } from "../common/camera.ts";

const REST = 240;
/** A browser that is never idle is not waited for longer than this. */
const BUSY = 600;

export class Pane {
  readonly element = document.createElement("div");
  private timer = 0;
  private sharp = 0;

  /** `rested`: the map rests; what belongs to this distance may be drawn. */
  constructor(
    private readonly camera: () => Camera,
    private readonly rested: () => void,
  ) {
    this.element.className = "fa-pane";
  }

  /** The map seems to rest. */
  settle(): void {
    clearTimeout(this.timer);
    const seen = this.camera();
    this.timer = window.setTimeout(() => whenIdle(() => this.redraw(seen)), REST);
  }

  destroy(): void {
    clearTimeout(this.timer);
  }

  private redraw(seen: Camera): void {
    const now = this.camera();
    if (now !== seen) return;
    this.rested();
    if (now.k === this.sharp) return;
    this.sharp = now.k;
    this.element.style.willChange = "auto";
    requestAnimationFrame(() => requestAnimationFrame(() => (this.element.style.willChange = "")));
  }
}

/** Not every browser can tell when it is idle. */
function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(work, { timeout: BUSY });
  else work();
}
