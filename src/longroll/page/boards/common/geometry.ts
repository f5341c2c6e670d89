/** Points and areas of a sheet or a screen. */

export interface Point {
  x: number;
  y: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The smallest area with all these points, and so much more on every side. */
export function around(points: readonly Point[], margin: number): Area {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x: left, y: top, width: Math.max(...xs) + margin - left, height: Math.max(...ys) + margin - top };
}

/** The same middle, but at least so large. */
export function atLeast({ x, y, width, height }: Area, least: Size): Area {
  const [wide, high] = [Math.max(width, least.width), Math.max(height, least.height)];
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
}
