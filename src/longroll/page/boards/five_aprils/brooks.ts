/** Streams, creeks and rivers along the hexsides; towards its spring a watercourse grows thin. */
import { group, make } from "../common/svg.ts";
import { openCurve, simplified } from "./curve.ts";
import type { Course } from "./water.ts";

const THIN = 8;

export function drawBrooks(courses: readonly Course[]): SVGGElement {
  const whole = (kind: string): string => courses.filter((course) => course.kind === kind).map(body).join("");
  const line = (d: string, name: string): SVGPathElement => make("path", { d, class: name });
  const bodies = ["stream", "creek", "river"].flatMap((kind) => [
    line(whole(kind), `bank-line ${kind}`),
    line(whole(kind), `water-line ${kind}`),
  ]);
  return group("brooks", [...bodies, line(courses.map(head).join(""), "water-line head")]);
}

const curve = (points: Course["points"]): string => openCurve(simplified(points, 0.25));

/** All but the thin beginnings. */
function body({ points, springs: [first, last] }: Course): string {
  const [from, to] = [first ? THIN : 0, points.length - (last ? THIN : 0)];
  return to - from > 2 ? curve(points.slice(from, to)) : "";
}

function head({ points, springs: [first, last] }: Course): string {
  return (first ? curve(points.slice(0, THIN + 1)) : "") + (last ? curve(points.slice(-THIN - 1)) : "");
}
