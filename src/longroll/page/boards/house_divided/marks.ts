/** The small drawings of the map: anchor, star fort, flags, sabres, box outlines. Around (0, 0), in sheet units. */
import { HALF } from "./plan.ts";
import type { Compass, Home, Side } from "../../games/house_divided/types.ts";
import { LETTER } from "../common/letter.ts";
import { group, make, path, text } from "../common/svg.ts";

const CUT = 6;

/** A square of half-width r; with its corners cut for the Confederacy, rounded for nobody. */
export function outline(home: Home, r: number): string {
  if (home === "confederate") {
    const [c, e] = [CUT * (r / HALF), r];
    return `M${c - e} ${-e}H${e - c}L${e} ${c - e}V${e - c}L${e - c} ${e}H${c - e}L${-e} ${e - c}V${c - e}Z`;
  }
  const q = home === "neutral" ? r * 0.42 : r * 0.07;
  const s = 2 * (r - q);
  return `M${q - r} ${-r}h${s}q${q} 0 ${q} ${q}v${s}q0 ${q} ${-q} ${q}h${-s}q${-q} 0 ${-q} ${-q}v${-s}q0 ${-q} ${q} ${-q}Z`;
}

/** The trace of a bastioned fort around a box. */
export function star(): SVGPathElement {
  const [wall, tip, neck] = [HALF + 2.5, HALF + 7, HALF - 6];
  const corner = [
    [neck, -wall],
    [neck + 1.5, -wall - 2.5],
    [tip, -tip],
    [wall + 2.5, -neck - 1.5],
    [wall, -neck],
  ] as const;
  const turned = [0, 1, 2, 3].flatMap((turn) =>
    corner.map(([x, y]) => [[x, y], [-y, x], [-x, -y], [y, -x]][turn] ?? [x, y]),
  );
  return path(`M${turned.map((p) => p.join(" ")).join("L")}Z`, "fort");
}

const ANCHOR =
  "M0-6.4V7M-3.6-2.6H3.6M-6.6 1.8C-6.2 5.6-3.4 7.2 0 7.2C3.4 7.2 6.2 5.6 6.6 1.8M-6.6 1.8L-8 4M-6.6 1.8L-4.4 3.4M6.6 1.8L8 4M6.6 1.8L4.4 3.4";

export function anchor(): SVGGElement {
  return group("anchor", [path(ANCHOR, "anchor-stroke"), make("circle", { cy: -8.2, r: 1.9, class: "anchor-stroke" })]);
}

/** A small flag at the right edge of a box: square for the Union, swallow-tailed for the Confederacy. */
export function flag(side: Side): SVGGElement {
  const cloth = side === "union" ? "M0-8h12v9.5h-12Z" : "M0-8h13l-3.6 4.75L13 1.5h-13Z";
  return group(`flag ${side}`, [path("M0-9.5V10", "pole"), path(cloth, "cloth"), text(LETTER[side], 5, 0, "flag-letter")]);
}

const BLADE = "M-4.6 4.4Q4.6 1.4 7.6-8.4M-8 8L-4.6 4.4M-7.4 2.6Q-3.2 3-2.6 7.6";

export function sabres(): SVGGElement {
  return group("sabres", [
    make("circle", { r: 10.5, class: "medal" }),
    make("path", { d: BLADE, class: "blade", transform: "scale(.86)" }),
    make("path", { d: BLADE, class: "blade", transform: "scale(-.86 .86)" }),
  ]);
}

/** The sides of a box that an attacker reaches only across a river: a blue band with waves. */
export function wetSide(side: Compass): SVGGElement {
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side];
  const y = -HALF - 1;
  const waves = `M${-HALF + 3} ${y}q2.4-2.4 4.7 0t4.7 0t4.7 0t4.7 0t4.7 0t4.7 0`;
  return make("g", { class: "wet", transform: `rotate(${turn})` }, [
    path(`M${-HALF - 2} ${y}H${HALF + 2}`, "wet-band"),
    path(waves, "wet-wave"),
  ]);
}
