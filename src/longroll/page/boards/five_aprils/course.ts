/** Lines that were laid from hex to hex, or from corner to corner, relaxed into natural courses. Pure. */
import type { Point } from "../common/geometry.ts";

/** A point of a course: where it is, where it belongs, and how far from there it may go. */
export interface Knot {
  point: Point;
  home: Point;
  slack: number;
  /** The knot may slide only along this direction. */
  rail?: Point;
}

export const pin = (home: Point): Knot => ({ point: home, home, slack: 0 });

const ROUNDS = 14;

/** Each knot goes towards the middle of its neighbours, as far as it may. */
export function relaxed(knots: readonly Knot[]): Point[] {
  let now = knots.map((knot) => knot.point);
  for (let round = 0; round < ROUNDS; round++) {
    const before = now;
    now = before.map((point, n) => {
      const [knot, a, b] = [knots[n], before[n - 1], before[n + 1]];
      if (!knot || !a || !b || knot.slack === 0) return point;
      return held(knot, { x: (point.x + (a.x + b.x) / 2) / 2, y: (point.y + (a.y + b.y) / 2) / 2 });
    });
  }
  return now;
}

function held({ home, slack, rail }: Knot, wish: Point): Point {
  let [dx, dy] = [wish.x - home.x, wish.y - home.y];
  if (rail) {
    const along = dx * rail.x + dy * rail.y;
    [dx, dy] = [along * rail.x, along * rail.y];
  }
  const far = Math.hypot(dx, dy);
  const k = far > slack ? slack / far : 1;
  return { x: home.x + dx * k, y: home.y + dy * k };
}
