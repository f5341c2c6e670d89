/** Paper that has lived: soft, wide stains of a slightly other tone. */
import type { Area } from "../common/geometry.ts";
import { group, path } from "../common/svg.ts";
import { noise } from "../common/chance.ts";
import { contours } from "./contour.ts";
import { closedCurve } from "./curve.ts";
import { emptyField } from "./field.ts";

const STEP = 36;

export function drawStains(area: Area): SVGGElement {
  const field = emptyField(area, STEP);
  for (let n = 0; n < field.values.length; n++) {
    const [u, v] = [(n % field.columns) / 6, Math.floor(n / field.columns) / 6];
    field.values[n] = 0.5 + noise(u, v, 81) * 0.4 + noise(u * 2.3, v * 2.3, 82) * 0.2;
  }
  const stain = (level: number): string => contours(field, level).map(closedCurve).join("");
  return group("stains", [path(stain(0.58), "stain"), path(stain(0.72), "stain")]);
}
