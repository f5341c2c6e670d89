/** Letters and figures that are part of a picture, not of the words of the page: each is drawn once, and used. */
import { type Facts, make } from "../common/svg.ts";
import { serial } from "./serial.ts";

export class Stamps {
  /** Belongs into the drawing, or into one beside it. */
  readonly defs = make("defs");
  private readonly ids = new Map<string, string>();

  /** `squeeze`: how wide the letters may be. */
  use(letters: string, facts: Facts, squeeze = Infinity): SVGUseElement {
    return make("use", { href: `#${this.find(letters, squeeze)}`, ...facts });
  }

  private find(letters: string, squeeze: number): string {
    const key = `${letters} ${squeeze}`;
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const id = serial("stamp");
    const fits: Facts = Number.isFinite(squeeze) ? { textLength: squeeze, lengthAdjust: "spacingAndGlyphs" } : {};
    this.defs.append(make("text", { id, ...fits }, [letters]));
    this.ids.set(key, id);
    return id;
  }
}
