/** Where ships go on the map of The American Civil War: from Boston to New Orleans, by longitude and latitude. */
import type { Point } from "../common/geometry.ts";
import { nearest, voyage } from "../common/voyage.ts";
import { project } from "./geography/project.mjs";

const PLACES: readonly (readonly [lon: number, lat: number])[] = [
  [-70, 42.2], [-69.6, 41], [-73, 39.9], [-74.2, 38.4], [-75.2, 36.9], [-74.8, 35], [-77, 33.2], [-79.3, 31.8], [-80.4, 30.3],
  [-79.4, 27.3], [-79.8, 25.2], [-81.8, 24], [-83.6, 25.6], [-84.4, 28.4], [-86.4, 29.6], [-88.2, 29.5], [-89, 28.6],
];
const LANE: readonly Point[] = PLACES.map((place) => {
  const [x, y] = project(place);
  return { x, y };
});

export const sail = (from: Point, to: Point): Point[] => voyage(LANE, nearest(LANE, from), nearest(LANE, to));
