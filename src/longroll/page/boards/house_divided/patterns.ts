/** The hatchings, and the edge of the sheet. */
import { SHEET } from "./plan.ts";
import { make } from "../common/svg.ts";

function hatch(id: string, step: number, turn: number): SVGPatternElement {
  const facts = { id, width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` };
  return make("pattern", facts, [make("path", { d: `M0 0V${step}`, class: `${id}-line` })]);
}

const edge = (): SVGClipPathElement => make("clipPath", { id: "hd-edge" }, [make("rect", { ...SHEET })]);

export const patterns = (): SVGDefsElement =>
  make("defs", {}, [hatch("hd-torn", 3, 45), hatch("hd-reach", 5, -45), edge()]);
