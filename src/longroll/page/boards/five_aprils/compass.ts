/** Which way is north, and which way each side falls back. */
import { at, group, make, path, text } from "../common/svg.ts";
import type { HexMap, Side } from "../../games/five_aprils/types.ts";
import { LETTER } from "../common/letter.ts";
import { DIRECTIONS } from "./grid.ts";

const TURN = { up: 0, right: 90, down: 180, left: 270 };

export function northArrow({ north }: HexMap, letter: string, x: number, y: number): SVGGElement {
  const turn = TURN[north];
  const tip = (turn * Math.PI) / 180;
  const [nx, ny] = [Math.sin(tip) * 41, -Math.cos(tip) * 41];
  const rose = make("g", { transform: `rotate(${turn})` }, [
    path("M0-32L5.5 0H-5.5Z", "needle-dark"),
    path("M0-32L0 0H-5.5Z", "needle-light"),
    path("M0 32L5.5 0H-5.5ZM-22 0L0-4.5V4.5ZM22 0L0-4.5V4.5Z", "needle-rest"),
  ]);
  return make("g", { class: "north-arrow", transform: at(x, y) }, [make("circle", { r: 18 }), make("circle", { r: 15.5 }), rose, text(letter, nx, ny + 6, "north")]);
}

/** A hex with an arrow out of each side that leads to the friendly lines. */
export function retreatRose(side: Side, ways: readonly string[], x: number, y: number): SVGGElement {
  const arrows = DIRECTIONS.map((name, d) => {
    const friendly = ways.includes(name);
    const d_ = friendly ? "M-3-13V-24H-8L0-36L8-24H3V-13Z" : "M0-14V-20";
    return make("path", { d: d_, class: friendly ? "retreat-way" : "retreat-none", transform: `rotate(${d * 60})` });
  });
  const hex = path("M-6.9-12H6.9L13.9 0L6.9 12H-6.9L-13.9 0Z", "retreat-hex");
  return make("g", { class: `retreat-rose ${side}`, transform: at(x, y) }, [...arrows, hex, text(LETTER[side], 0, 5, "retreat-letter")]);
}

export const roses = ({ compass }: HexMap, x: number, y: number, apart: number): SVGGElement =>
  group("roses", [retreatRose("union", compass.union, x, y), retreatRose("confederate", compass.confederate, x + apart, y)]);
