/** One counter, 26 units wide, around (0, 0): side by colour, outline and letter; arm by symbol; rank by pips, from far away by stripes. */
import { COUNTER } from "./plan.ts";
import type { Side, Unit } from "../../games/house_divided/types.ts";
import { LETTER } from "../common/letter.ts";
import { make, path } from "../common/svg.ts";
import { stamp } from "./stamp.ts";

const R = COUNTER / 2;
const CUT = 4.5;
const PIPS = { militia: 1, veteran: 2, crack: 3 };
/** Where stripes begin and how high they are: none for militia. */
const STRIPES: Record<Unit["rank"], [y: number, height: number][]> = { militia: [], veteran: [[7.2, 3.8]], crack: [[6, 2.6], [9.8, 2.6]] };

/** What changes the drawing of a unit. */
export function faceOf(unit: Unit): string {
  const { side, arm, rank, value, marched, digging, reduced, entrenched } = unit;
  return [side, arm, rank, value, marched, digging, reduced, entrenched].join(" ");
}

/** Square for the Union, cut corners for the Confederacy; the lower right corner torn off when reduced. */
function edge(side: Side, reduced: boolean, r: number): string {
  const c = side === "confederate" ? CUT * (r / R) : 0;
  const foot = reduced
    ? `V${r - 10}l-3.2 1.6 .6 2.6-3 .4-.2 3-2.8-.2L${r - 9.6} ${r}`
    : c
      ? `V${r - c}L${r - c} ${r}`
      : `V${r}`;
  return `M${c - r} ${-r}H${r - c}L${r} ${c - r}${foot}H${c - r}L${-r} ${r - c}V${c - r}Z`;
}

/** Earthworks around the foot; half of them while digging. */
function earthwork(whole: boolean): SVGPathElement {
  const teeth = whole ? 8 : 4;
  const d = `M-16 6.5L-13 6.5V13H${whole ? 13 : 0}${whole ? "V6.5H16" : ""}V13`;
  const foot = Array.from({ length: teeth }, (_, n) => {
    const x = (whole ? 16 : 0) - n * 4;
    return `L${x - 2} 17.6L${x - 4} 13.6`;
  }).join("");
  return path(`${d}${whole ? "" : "L0 13.6"}${foot}Z`, "earthwork");
}

const infantry = "M-8.5-4.4H8.5V5.2H-8.5ZM-8.5-4.4L8.5 5.2M-8.5 5.2L8.5-4.4";
const cavalry = "M-8.5-4.4H8.5V5.2H-8.5ZM-8.5 5.2L8.5-4.4";

function pips(count: number): SVGElement[] {
  return Array.from({ length: count }, (_, n) => make("circle", { cx: -7.6 + n * 4.3, cy: 9, r: 1.55, class: "pip" }));
}

/** The same from far away. */
function stripes(rank: Unit["rank"]): SVGElement[] {
  return STRIPES[rank].map(([y, height]) => make("rect", { x: 1.6 - R, y, width: 2 * R - 3.2, height, class: "stripe" }));
}

/** Two bars at full strength; one when reduced. */
function strength(reduced: boolean): SVGElement[] {
  const bar = (x: number): SVGElement => make("rect", { x, y: 7, width: 2.2, height: 4, class: "bar" });
  return reduced ? [make("rect", { x: -0.4 + 5, y: 7, width: 2.2, height: 4, class: "bar one" })] : [bar(5), bar(8.4)];
}

export function drawCounter(unit: Unit): SVGGElement[] {
  const { side, reduced } = unit;
  const inset = side === "confederate" ? 8.4 : 9.4;
  const works = unit.entrenched || unit.digging ? [earthwork(unit.entrenched)] : [];
  const outline = edge(side, reduced, R);
  return [
    make("g", { class: "counter", "aria-hidden": "true" }, [
      ...works,
      path(edge(side, false, R + 3), "halo"),
      path(outline, "shade"),
      path(outline, "card"),
      ...(reduced ? [path(`M0 ${-R}H${side === "confederate" ? R - CUT : R}V${R - 10}H0Z`, "torn")] : []),
      stamp(LETTER[side], -inset, -5.6, "letter"),
      stamp(String(unit.value), inset, -5.8, "value"),
      path(unit.arm === "infantry" ? infantry : cavalry, "arm"),
      ...pips(PIPS[unit.rank]),
      ...strength(reduced),
      ...stripes(unit.rank),
      stamp(LETTER[side], 0, 4.6, "big-letter"),
      path(outline, "dimming"),
      path(edge(side, false, R + 5.5), "ring"),
    ]),
  ];
}
