/** Many small marks gathered into few paths, each over one part of the sheet: a browser then paints only what is seen. */
import type { Point } from "../common/geometry.ts";
import { make } from "../common/svg.ts";

const PART = 320;

export class Chunks {
  private readonly parts = new Map<string, string[]>();

  add({ x, y }: Point, d: string): void {
    const key = `${Math.floor(x / PART)} ${Math.floor(y / PART)}`;
    const part = this.parts.get(key);
    if (part) part.push(d);
    else this.parts.set(key, [d]);
  }

  paths(name: string): SVGPathElement[] {
    return [...this.parts.values()].map((marks) => make("path", { d: marks.join(""), class: name }));
  }
}
