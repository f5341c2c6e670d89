/** Mountains: a lattice of heights raised along the crests, lit from the upper left and painted once on a canvas over the land. */
import { noise } from "../common/chance.ts";
import type { Ridge } from "./geography.ts";

/** Units of the sheet between two points of the lattice, how far from its crest a mountain reaches, and the length of a fold. */
const STEP = 3;
const REACH = 36;
const FOLD = 13;
/** The folds of the Appalachians run from the lower left to the upper right. */
const [ALONG, ACROSS] = [0.78, 0.63];
/** How much of the light a slope takes or gives. */
const CONTRAST = 300;
const DEEPEST = 120;

export interface Heights {
  columns: number;
  rows: number;
  values: Float32Array;
}

/** The highest crest near each point, less with the distance, in folds. Pure. */
export function raise(ridges: readonly Ridge[], width: number, height: number): Heights {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const values = new Float32Array(columns * rows);
  for (const ridge of ridges) walk(ridge, (x, y) => lift(values, columns, rows, x / STEP, y / STEP, ridge.height));
  for (let n = 0; n < values.length; n++) if (values[n]) values[n] = (values[n] ?? 0) * fold((n % columns) * STEP, Math.floor(n / columns) * STEP);
  return { columns, rows, values };
}

function walk({ line }: Ridge, visit: (x: number, y: number) => void): void {
  line.slice(1).forEach((b, n) => {
    const a = line[n] ?? b;
    const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / (2 * STEP));
    for (let k = 0; k <= steps; k++) visit(a.x + ((b.x - a.x) * k) / steps, a.y + ((b.y - a.y) * k) / steps);
  });
}

function lift(values: Float32Array, columns: number, rows: number, x: number, y: number, top: number): void {
  const reach = (REACH / STEP) * (0.6 + 0.4 * top);
  for (let j = Math.max(0, Math.ceil(y - reach)); j <= Math.min(rows - 1, y + reach); j++) {
    for (let i = Math.max(0, Math.ceil(x - reach)); i <= Math.min(columns - 1, x + reach); i++) {
      const near = 1 - Math.hypot(i - x, j - y) / reach;
      if (near > 0) values[j * columns + i] = Math.max(values[j * columns + i] ?? 0, top * near * near * (3 - 2 * near));
    }
  }
}

function fold(x: number, y: number): number {
  const [u, v] = [(x * ALONG - y * ACROSS) / FOLD / 3, (x * ACROSS + y * ALONG) / FOLD];
  return 0.62 + 0.3 * noise(u, v, 3) + 0.16 * noise(u * 3.1, v * 2.3, 4);
}

export function drawRelief(ridges: readonly Ridge[], width: number, height: number): HTMLCanvasElement {
  const { columns, rows, values } = raise(ridges, width, height);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height, canvas.className] = [columns, rows, "acw-relief"];
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  const picture = pen.createImageData(columns, rows);
  for (let n = columns + 1; n < values.length - columns - 1; n++) {
    const shade = ((values[n - 1] ?? 0) - (values[n + 1] ?? 0) + (values[n - columns] ?? 0) - (values[n + columns] ?? 0)) * CONTRAST;
    if (shade && n % columns > 0 && n % columns < columns - 1) picture.data.set(shade > 0 ? [66, 42, 16, Math.min(DEEPEST, shade)] : [255, 250, 232, Math.min(DEEPEST, -shade)], n * 4);
  }
  pen.putImageData(picture, 0, 0);
  return canvas;
}
