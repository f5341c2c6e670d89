/** One counter, 38 units wide, around (0, 0): side by colour, outline and letter; formation by colour and badge; arm by
 * symbol; attack, defence, movement and morale in figures; steps by pips. */
import type { Counter, Side, Unit } from "../../games/five_aprils/types.ts";
import { LETTER } from "../common/letter.ts";
import { make, path } from "../common/svg.ts";
import type { Mark } from "./formation.ts";
import { COUNTER } from "./stack.ts";
import type { Stamps } from "./stamps.ts";

const R = COUNTER / 2;
const CUT = 6;
const BAND = 10;

/** What changes the drawing of a unit. */
export const faceOf = ({ reduced, attack, defence, movement, morale }: Unit): string => [reduced, attack, defence, movement, morale].join(" ");

/** Square for the Union, cut corners for the Confederacy. */
function edge(side: Side, r: number): string {
  const c = side === "confederate" ? CUT * (r / R) : 0;
  if (!c) return `M${-r} ${-r}H${r}V${r}H${-r}Z`;
  return `M${c - r} ${-r}H${r - c}L${r} ${c - r}V${r - c}L${r - c} ${r}H${c - r}L${-r} ${r - c}V${c - r}Z`;
}

function band(side: Side): string {
  const c = side === "confederate" ? CUT : 0;
  return `M${c - R} ${-R}H${R - c}L${R} ${c - R}V${BAND - R}H${-R}V${c - R}Z`;
}

const ARMS = {
  infantry: "M-8-5.5H8V4.5H-8ZM-8-5.5L8 4.5M-8 4.5L8-5.5",
  cavalry: "M-8-5.5H8V4.5H-8ZM-8 4.5L8-5.5",
  artillery: "M-8-5.5H8V4.5H-8ZM2.6-.5A2.6 2.6 0 1 1-2.6-.5A2.6 2.6 0 1 1 2.6-.5Z",
  gunboat: "M-9 0H9L6 4.5H-6ZM-4 0V-3H4V0M1.5-3V-6.5",
};

/** Two for a unit of two steps, one of them hollow when it is reduced. */
function pips({ reduced }: Unit, printed: Counter): SVGElement[] {
  const steps = printed.reduced ? [true, !reduced] : [true];
  return steps.map((filled, n) => make("circle", { cx: -14, cy: 1.6 + n * 4.6 - 2.2, r: 1.6, class: filled ? "pip" : "pip lost" }));
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

function figures(unit: Unit, stamps: Stamps): SVGElement[] {
  return [
    stamps.use(`${unit.attack}-${unit.defence}-${unit.movement}`, { x: 0, y: 16, class: "figures" }),
    stamps.use(signed(unit.morale), { x: 14, y: 2.6, class: "morale" }),
  ];
}

export function drawCounter(unit: Unit, printed: Counter, mark: Mark, stamps: Stamps): SVGGElement {
  const { side, arm, label } = printed;
  const outline = edge(side, R);
  const badge = 5.6 + mark.badge.length * 4;
  const width = 2 * R - badge - (side === "confederate" ? 4.5 : 2);
  return make("g", { class: unit.reduced ? "counter reduced" : "counter", "aria-hidden": "true" }, [
    path(edge(side, R + 3), "halo"),
    path(outline, "shade"),
    path(outline, "card"),
    ...(unit.reduced ? [path(`M${-R} ${R - 8}L${R - 8} ${-R + BAND}H${R}L${-R} ${R}Z`, "stripe")] : []),
    make("path", { d: band(side), fill: mark.colour, class: "band" }),
    stamps.use(label, { x: badge - R - 1.5 + width / 2, y: BAND - R - 3, class: "label", fill: mark.ink }, label.length * 3.3 > width ? width : Infinity),
    path(ARMS[arm], "arm"),
    ...figures(unit, stamps),
    ...pips(unit, printed),
    stamps.use(LETTER[side], { x: -14, y: -4.2, class: "letter" }),
    stamps.use(LETTER[side], { x: 0, y: 13, class: "big-letter" }),
    make("rect", { x: -R - 2, y: -R - 1.6, width: badge, height: 12, rx: 4.5, fill: mark.colour, class: "badge" }),
    stamps.use(mark.badge, { x: -R - 2 + badge / 2, y: -R + 6.8, class: "badge-letters", fill: mark.ink }),
    path(outline, "dimming"),
    path(edge(side, R + 5), "ring"),
  ]);
}
