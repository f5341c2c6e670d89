/** What is carried over the map: a picture of its counters goes with the pointer, while they lie where they were. */
import type { Point } from "./geometry.ts";

export class Carried {
  private readonly pictures: SVGElement[] = [];
  private readonly counters: readonly SVGElement[];

  constructor(sheet: SVGElement, counters: readonly SVGElement[]) {
    this.counters = counters;
    for (const counter of counters) {
      const picture = pictureOf(counter, sheet);
      this.pictures.push(picture);
      sheet.append(picture);
      counter.classList.add("lifted");
    }
  }

  /** So far from where they lie, in units of the sheet. */
  move({ x, y }: Point): void {
    for (const picture of this.pictures) picture.style.translate = `${x}px ${y}px`;
  }

  end(): void {
    for (const picture of this.pictures) picture.remove();
    for (const counter of this.counters) counter.classList.remove("lifted");
  }
}

/** A copy within copies of all that it lies in, so that it looks the same; nothing in it can be found or picked. */
function pictureOf(counter: SVGElement, sheet: SVGElement): SVGElement {
  let picture = strip(counter.cloneNode(true) as SVGElement);
  for (let around = counter.parentElement; around && around !== (sheet as Element); around = around.parentElement) {
    const copy = strip(around.cloneNode(false) as SVGElement);
    copy.append(picture);
    picture = copy;
  }
  picture.classList.add("carried");
  return picture;
}

function strip(element: SVGElement): SVGElement {
  for (const one of [element, ...element.querySelectorAll("*")]) {
    for (const name of one.getAttributeNames()) if (/^(data-(unit|stack|space)|id|role|aria-.*|tabindex)$/.test(name)) one.removeAttribute(name);
  }
  element.setAttribute("aria-hidden", "true");
  return element;
}
