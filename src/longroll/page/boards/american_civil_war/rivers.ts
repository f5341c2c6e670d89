/** Rivers: a blue that widens with the stream, and the names of the great ones along their course. */
import type { Point } from "../common/geometry.ts";
import { group, make } from "../common/svg.ts";
import { lineOf, type River } from "./geography.ts";

/** Where along its course a name stands, each as a part of the whole; proper names are the same in every language. */
const NAMED: Record<string, readonly number[]> = {
  Mississippi: [0.22, 0.66, 0.8], Ohio: [0.3, 0.62], Missouri: [0.25, 0.78], Tennessee: [0.42, 0.72], Cumberland: [0.4], Arkansas: [0.62, 0.85],
  "Rio Grande": [0.7], Brazos: [0.6], Potomac: [0.4], James: [0.5], Savannah: [0.5], Alabama: [0.55], Hudson: [0.45], Susquehanna: [0.6], Wabash: [0.4], Illinois: [0.5], Chattahoochee: [0.6],
};
const FONT = 11;

export function drawRivers(rivers: readonly River[], id: string): SVGGElement {
  const streams = rivers.map(({ line, width }) => make("path", { d: lineOf(line), class: "river", "stroke-width": width }));
  return group("rivers", [...streams, ...rivers.flatMap((river, n) => drawNames(river, `${id}-river-${n}`))]);
}

/** Each name on a gentle arc of its own, from left to right. */
function drawNames({ name, line, width }: River, id: string): SVGElement[] {
  return (NAMED[name] ?? []).flatMap((part, n) => {
    const key = `${id}-${n}`;
    const size = FONT + width;
    const letters = make("textPath", { href: `#${key}`, startOffset: "50%", "text-anchor": "middle" }, [name]);
    return [make("path", { id: key, d: arcOf(line, part, name.length * size * 0.62), class: "river-base" }), make("text", { class: "river-name", "font-size": size, dy: -width / 2 - 2.5 }, [letters])];
  });
}

/** The arc through three points of a course: `long` units about a part of it. */
export function arcOf(line: readonly Point[], part: number, long: number): string {
  const whole = lengthOf(line);
  const at = (d: number): Point => pointAt(line, Math.min(whole, Math.max(0, d)));
  const middle = Math.min(whole - long / 2, Math.max(long / 2, whole * part));
  const [a, m, b] = [at(middle - long / 2), at(middle), at(middle + long / 2)];
  const [from, to] = a.x <= b.x ? [a, b] : [b, a];
  const bend = { x: 2 * m.x - (a.x + b.x) / 2, y: 2 * m.y - (a.y + b.y) / 2 };
  const figure = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${figure(from)}Q${figure(bend)} ${figure(to)}`;
}

const step = (a: Point | undefined, b: Point): number => (a ? Math.hypot(b.x - a.x, b.y - a.y) : 0);
const lengthOf = (line: readonly Point[]): number => line.reduce((sum, point, n) => sum + step(line[n - 1], point), 0);

function pointAt(line: readonly Point[], far: number): Point {
  let left = far;
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1] as Point, line[n] as Point];
    const long = step(a, b);
    if (left <= long) return { x: a.x + ((b.x - a.x) * left) / (long || 1), y: a.y + ((b.y - a.y) * left) / (long || 1) };
    left -= long;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
}
