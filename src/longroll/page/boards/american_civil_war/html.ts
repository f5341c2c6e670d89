/** Making elements that are no SVG: buttons on the field and in the tray. */
import { make, path } from "../common/svg.ts";
import { kindOf, nationOf, partyOf } from "../../games/american_civil_war/forces.ts";
import { SIGN } from "./armies.ts";

export function element<K extends keyof HTMLElementTagNameMap>(tag: K, name: string, children: readonly (Node | string)[] = []): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  made.append(...children);
  return made;
}

/** What is bought for the whole side. */
const ITEMS: Record<string, string> = {
  rail: "M-5-2H5M-5 2H5M-3.5-3.5V3.5M0-3.5V3.5M3.5-3.5V3.5",
  naval: "M0-4V4M-2-2.4H2M-4 .8C-3.4 3.4 -1.4 4 0 4.2C1.4 4 3.4 3.4 4 .8",
};

/** The counter of a sort: its sign on paper in the colour of its party, with the letter of an ally. */
export function drawSort(sort: string): SVGSVGElement {
  const ally = ["british", "french", "revolutionary"].includes(nationOf(sort)) ? nationOf(sort).charAt(0).toUpperCase() : "";
  const letter = ally ? [make("text", { x: 9.4, y: -3.6, class: "sort-letter", "text-anchor": "end" }, [ally])] : [];
  const item = ITEMS[sort];
  return make("svg", { viewBox: "-11 -8.5 22 17", class: `acw-sort ${partyOf(sort)}`, "aria-hidden": "true" }, [
    make("rect", { x: -10, y: -7.5, width: 20, height: 15, rx: 1.6, class: "sort-box" }),
    make("path", { d: "M-10 6V-6A1.6 1.6 0 0 1 -8.4-7.5H8.4", class: "sort-edge" }),
    make("rect", { x: -7, y: -5, width: 14, height: 10, class: "sort-paper" }),
    path(item ?? SIGN[kindOf(sort)], `sign ${item ? sort : kindOf(sort)}`),
    ...letter,
  ]);
}
