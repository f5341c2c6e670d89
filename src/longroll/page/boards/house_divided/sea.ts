/** Where ships go on the map of A House Divided. */
import type { Point } from "../common/geometry.ts";
import { type Approach, nearest, voyage } from "../common/voyage.ts";

/** The lane, from New York to New Orleans; around Florida it leaves the sheet. */
const LANE: readonly Point[] = [
  { x: 1625, y: 180 },
  { x: 1612, y: 330 },
  { x: 1545, y: 500 },
  { x: 1580, y: 660 },
  { x: 1440, y: 800 },
  { x: 1290, y: 930 },
  { x: 1185, y: 1060 },
  { x: 1140, y: 1180 },
  { x: 1150, y: 1310 },
  { x: 960, y: 1345 },
  { x: 770, y: 1310 },
  { x: 680, y: 1235 },
  { x: 580, y: 1200 },
  { x: 430, y: 1245 },
];

/** Ports of the Chesapeake are left by its mouth. */
const BAY = { x: 1320, y: 220, width: 160, height: 340 };
const BAY_WAY: readonly Point[] = [
  { x: 1438, y: 345 },
  { x: 1452, y: 430 },
  { x: 1496, y: 508 },
];
const BAY_MOUTH = 2;

/** From a port to the lane: the points passed, and which of the lane is met. */
function approach(p: Point): Approach {
  const inBay = p.x > BAY.x && p.x < BAY.x + BAY.width && p.y > BAY.y && p.y < BAY.y + BAY.height;
  if (!inBay) return nearest(LANE, p);
  return { way: [p, ...BAY_WAY.filter((q) => q.y > p.y + 20)], meets: BAY_MOUTH };
}

export const sail = ([from, to]: readonly Point[]): Point[] => (from && to ? voyage(LANE, approach(from), approach(to)) : []);
