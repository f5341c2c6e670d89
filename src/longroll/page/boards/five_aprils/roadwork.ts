/** Roads as two lines, trails as dashes, railroads with their ties. */
import { group, make } from "../common/svg.ts";
import { at1, openCurve, paced, simplified } from "./curve.ts";
import { Chunks } from "./chunks.ts";
import type { Way } from "./roads.ts";

const d = (ways: readonly Way[], kind: Way["kind"]): string =>
  ways.filter((way) => way.kind === kind).map((way) => openCurve(simplified(way.points, 0.25))).join("");

export function drawRoads(ways: readonly Way[]): SVGGElement {
  const [roads, trails, rails] = [d(ways, "road"), d(ways, "trail"), d(ways, "railroad")];
  const line = (course: string, name: string): SVGPathElement => make("path", { d: course, class: name });
  return group("roads", [
    line(trails, "trail-bed"),
    line(trails, "trail"),
    line(rails, "rail-bed"),
    ...ties(ways).paths("ties"),
    line(rails, "rail"),
    line(roads, "road-casing"),
    line(roads, "road"),
  ]);
}

function ties(ways: readonly Way[]): Chunks {
  const chunks = new Chunks();
  for (const { kind, points } of ways) {
    if (kind !== "railroad") continue;
    for (const { point, along } of paced(points, 6)) {
      const [x, y] = [-along.y * 3.6, along.x * 3.6];
      chunks.add(point, `M${at1(point.x - x)} ${at1(point.y - y)}l${at1(2 * x)} ${at1(2 * y)}`);
    }
  }
  return chunks;
}
