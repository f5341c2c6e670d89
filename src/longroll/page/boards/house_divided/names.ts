/** The names of the boxes, written for each distance once it is looked from there. */
import { BOX_SCALE, CLOSEST_TIER, type Tier } from "./tier.ts";
import { placeLabels, type Care, type Label } from "./labels.ts";
import { LEGEND } from "./legend.ts";
import { HALF, SHEET, type Plan, type Site } from "./plan.ts";
import { group, make, round } from "../common/svg.ts";

/** How far beyond its edges a box is occupied. */
export type Rooms = ReadonlyMap<string, { left: number; right: number }>;

const FONT: readonly number[] = [38, 25, 18, 13.5, 11];
/** From very far away only the names that fit are written. */
const CARE: readonly Care[] = ["none", "weighty", "all", "all"];
const LEADING = 11.5;

export class Names {
  readonly layer = group("names");
  private readonly written = new Map<Tier, SVGGElement>();

  private rooms: Rooms = new Map();

  constructor(private readonly plan: Plan) {}

  /** Names beside a box step aside from what reaches out of it. */
  makeRoom(rooms: Rooms): void {
    this.rooms = rooms;
    for (const words of this.layer.querySelectorAll<SVGTextElement>(".name:not([text-anchor=middle])")) {
      const { left, right } = rooms.get(words.dataset["name"] ?? "") ?? { left: 0, right: 0 };
      const aside = words.getAttribute("text-anchor") === "start" ? right : -left;
      const moved = aside ? `translate(${aside} 0)` : null;
      if (words.getAttribute("transform") === moved) continue;
      if (moved) words.setAttribute("transform", moved);
      else words.removeAttribute("transform");
    }
  }

  show(tier: Tier): void {
    const names = this.written.get(tier) ?? this.write(tier);
    this.written.set(tier, names);
    this.layer.replaceChildren(names);
    this.makeRoom(this.rooms);
  }

  private write(tier: Tier): SVGGElement {
    const font = FONT[tier] ?? 11;
    const names = group("names-of-tier", this.labels(tier, font).flatMap((label) => [...leader(label), name(label)]));
    names.setAttribute("font-size", String(font));
    return names;
  }

  /** Close by, the layout has a place for every name. */
  private labels(tier: Tier, font: number): Label[] {
    const sites = [...this.plan.sites.values()];
    if (tier === CLOSEST_TIER) return sites.map((site) => ({ id: site.box.id, ...site.name, y: site.name.y + clearance(site) }));
    return placeLabels(sites, font, BOX_SCALE[tier] ?? 1, SHEET, tier > 0 ? [LEGEND] : [], CARE[tier]);
  }
}

/** Names make room for tags above a box and for the bastions of works. */
function clearance({ box, name, y }: Site): number {
  const room = box.permanent_entrenchment ? 6 : 0;
  if (name.y < y - HALF) return -Math.max(room, box.recruit.union + box.recruit.confederate > 0 ? 9 : 0);
  return name.y > y + HALF ? room : 0;
}

function name(label: Label): SVGTextElement {
  const rows = label.lines.map((line, n) => make("tspan", { x: label.x, dy: n ? LEADING : 0 }, [line]));
  const size: { "font-size"?: number } = label.font ? { "font-size": round(label.font) } : {};
  return make("text", { x: label.x, y: label.y, class: "name", "text-anchor": label.anchor, "data-name": label.id, ...size }, rows);
}

function leader({ leader: line }: Label): SVGLineElement[] {
  if (!line) return [];
  const [{ x: x1, y: y1 }, { x: x2, y: y2 }] = line;
  return [make("line", { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), class: "leader" })];
}
