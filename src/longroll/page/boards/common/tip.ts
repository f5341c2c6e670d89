/** A few words beside what is pointed at. Screen readers have the same from the thing itself. */
import { clamp } from "./camera.ts";
import type { Point, Size } from "./geometry.ts";

export class Tip {
  readonly element = document.createElement("div");

  constructor() {
    this.element.className = "board-tip";
    this.element.setAttribute("aria-hidden", "true");
    this.element.hidden = true;
  }

  /** `half`: half the height of the thing on the screen. */
  show(words: string, at: Point, half: number, screen: Size): void {
    this.element.hidden = !words;
    this.element.textContent = words;
    if (!words) return;
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const below = at.y + half + 10;
    const y = below + height > screen.height - 4 ? at.y - half - 10 - height : below;
    this.element.style.translate = `${Math.round(clamp(at.x - width / 2, 4, screen.width - width - 4))}px ${Math.round(y)}px`;
  }

  hide(): void {
    this.element.hidden = true;
  }
}
