/** The hexes as things that can be picked: unseen until they are highlighted or marked. */
import { group, make } from "../common/svg.ts";
import type { MapLayout } from "./mapLayout.ts";
import { hexPath } from "./lattice.ts";

export class Hexes {
  readonly layer = group("hexes");
  private readonly elements = new Map<string, SVGPathElement>();

  constructor(layout: MapLayout) {
    for (const site of layout.sites.values()) {
      const element = make("path", { d: hexPath(site, 0.955), class: "hex", "data-hex": site.id });
      this.elements.set(site.id, element);
    }
    this.layer.append(...this.elements.values());
  }

  element = (hex: string): SVGPathElement | undefined => this.elements.get(hex);
}
