/** The boxes: home by outline and border, holder by fill and flag, port, works, river sides, recruits. Updated by difference. */
import { anchor, flag, outline, star, wetSide } from "./marks.ts";
import { HALF, type Plan, type Site } from "./plan.ts";
import { SIDES, type Side, type View } from "../../games/house_divided/types.ts";
import { LETTER } from "../common/letter.ts";
import { at, group, make, path, text } from "../common/svg.ts";
import { stampId } from "./stamp.ts";

interface Drawn {
  element: SVGGElement;
  body: SVGGElement;
  flag: SVGGElement | null;
  shown: string;
}

export class Boxes {
  readonly layer = group("boxes");
  private readonly drawn = new Map<string, Drawn>();

  constructor(plan: Plan) {
    for (const site of plan.sites.values()) this.drawn.set(site.box.id, this.draw(site));
    this.layer.append(stamps(plan), ...[...this.drawn.values()].map((box) => box.element));
  }

  element(id: string): SVGGElement | undefined {
    return this.drawn.get(id)?.element;
  }

  /** The boxes that are held away from home. */
  flagged(): Set<string> {
    return new Set([...this.drawn].filter(([, box]) => box.flag).map(([id]) => id));
  }

  show(view: Pick<View, "control" | "lightly">, occupied: ReadonlySet<string>): void {
    const lightly = new Set(view.lightly);
    for (const [id, box] of this.drawn) {
      const holder = view.control[id] ?? "nobody";
      const shown = [holder, lightly.has(id) ? "lightly" : "", occupied.has(id) ? "occupied" : ""].join(" ");
      if (shown !== box.shown) this.change(box, holder, shown);
    }
  }

  private change(box: Drawn, holder: string, shown: string): void {
    box.shown = shown;
    box.body.setAttribute("class", `box-body held-${shown}`);
    const away = holder !== "nobody" && holder !== box.element.dataset["home"];
    box.flag?.remove();
    box.flag = away ? group("flag", [make("use", { href: `#hd-flag-${holder}` })]) : null;
    if (!box.flag) return;
    box.flag.setAttribute("transform", at(HALF + 2.5, 1));
    box.body.append(box.flag);
  }

  private draw(site: Site): Drawn {
    const { box } = site;
    const body = group("box-body", [
      ...(box.permanent_entrenchment ? [star()] : []),
      path(outline(box.home, HALF), "face"),
      path(outline(box.home, HALF), "glow"),
      path(outline(box.home, HALF - 2.6), "inner"),
      ...box.river_sides.map(wetSide),
      ...(box.port ? [anchor(), harbour()] : []),
      ...SIDES.flatMap((side) => recruits(side, box.recruit[side])),
      path(outline(box.home, HALF + 5), "ring"),
    ]);
    body.setAttribute("aria-hidden", "true");
    const hit = make("rect", { class: "hit" });
    const element = make("g", { class: "box", transform: at(site.x, site.y), "data-box": box.id, "data-home": box.home });
    element.append(hit, body);
    return { element, body, flag: null, shown: "" };
  }
}

/** What is left to see of a port under counters. */
function harbour(): SVGGElement {
  const small = anchor();
  small.setAttribute("transform", "scale(.56)");
  return make("g", { class: "harbour", transform: at(-HALF - 4, HALF - 6) }, [make("circle", { r: 6.6 }), small]);
}

/** How many may be recruited here: blue at the left, red at the right, with the letter of the side. */
function recruits(side: Side, number: number): SVGElement[] {
  if (!number) return [];
  const x = side === "union" ? -HALF - 3 : HALF - 13;
  return [make("use", { class: "recruits", href: `#hd-recruits-${side}-${number}`, transform: at(x, -HALF - 8.5) })];
}

/** Tags, flags and letters are drawn once and used by every box and counter: they are no words of what they stand on. */
function stamps(plan: Plan): SVGDefsElement {
  const boxes = [...plan.sites.values()].map((site) => site.box);
  const numbers = (side: Side): number[] => [...new Set(boxes.map((box) => box.recruit[side]))].filter((number) => number > 0);
  const tags = SIDES.flatMap((side) => numbers(side).map((number) => tag(side, number)));
  const flags = SIDES.map((side) => make("g", { id: `hd-flag-${side}` }, [flag(side)]));
  const letters = [...Object.values(LETTER), ..."0123456789"].map((letter) => make("text", { id: stampId(letter) }, [letter]));
  return make("defs", { "aria-hidden": "true" }, [...tags, ...flags, ...letters]);
}

function tag(side: Side, number: number): SVGGElement {
  return make("g", { id: `hd-recruits-${side}-${number}`, class: `recruits ${side}` }, [
    make("rect", { width: 16, height: 11, rx: side === "union" ? 0.8 : 5.5 }),
    text(LETTER[side] + number, 8, 8.8, "recruits-number"),
  ]);
}
