/** The mathematics of looking: a camera puts the point (x, y) of the sheet at screen x·k + cx, y·k + cy. */
import type { Area, Point, Size } from "./geometry.ts";

export interface Camera {
  cx: number;
  cy: number;
  k: number;
}

/** How many of these scales a scale has reached: the more, the more detail is drawn. */
export function tierOf(k: number, edges: readonly number[]): number {
  return edges.filter((edge) => k >= edge).length;
}

export const toScreen = (camera: Camera, p: Point): Point => ({
  x: p.x * camera.k + camera.cx,
  y: p.y * camera.k + camera.cy,
});

export const toSheet = (camera: Camera, p: Point): Point => ({
  x: (p.x - camera.cx) / camera.k,
  y: (p.y - camera.cy) / camera.k,
});

/** The camera that shows all of an area, centred. */
export function fit(area: Area, screen: Size, padding = 12): Camera {
  const k = Math.min(
    Math.max(1, screen.width - 2 * padding) / area.width,
    Math.max(1, screen.height - 2 * padding) / area.height,
  );
  return {
    k,
    cx: screen.width / 2 - (area.x + area.width / 2) * k,
    cy: screen.height / 2 - (area.y + area.height / 2) * k,
  };
}

/** Come closer or step back so that what is under `pointer` (on the screen) stays under it. */
export function zoomAt(camera: Camera, pointer: Point, factor: number, least: number, most: number): Camera {
  const k = clamp(camera.k * factor, least, most);
  const ratio = k / camera.k;
  return { k, cx: pointer.x - (pointer.x - camera.cx) * ratio, cy: pointer.y - (pointer.y - camera.cy) * ratio };
}

/** Keep the sheet on the screen: centred where it is smaller than the screen, above its foot if it can be; else without a gap wider than `slack`. */
export function keepOn(camera: Camera, sheet: Area, screen: Size, slack = 60, foot = 0): Camera {
  const keep = (offset: number, from: number, length: number, room: number, end: number): number => {
    const shown = length * camera.k;
    if (shown <= room) return Math.max(0, room - end - shown) / 2 - from * camera.k;
    return clamp(offset, room - shown - from * camera.k - slack, slack - from * camera.k);
  };
  return {
    k: camera.k,
    cx: keep(camera.cx, sheet.x, sheet.width, screen.width, 0),
    cy: keep(camera.cy, sheet.y, sheet.height, screen.height, foot),
  };
}

/** Move just enough to have a point at least `margin` pixels inside the screen. */
export function reveal(camera: Camera, p: Point, screen: Size, margin: number): Camera {
  const seen = toScreen(camera, p);
  const room = (length: number): number => Math.min(margin, length / 2);
  return {
    k: camera.k,
    cx: camera.cx + clamp(seen.x, room(screen.width), screen.width - room(screen.width)) - seen.x,
    cy: camera.cy + clamp(seen.y, room(screen.height), screen.height - room(screen.height)) - seen.y,
  };
}

/** The same in the middle of a screen of another size. */
export function recentred({ k, cx, cy }: Camera, before: Size, now: Size): Camera {
  return { k, cx: cx + (now.width - before.width) / 2, cy: cy + (now.height - before.height) / 2 };
}

export function centreOn(p: Point, k: number, screen: Size): Camera {
  return { k, cx: screen.width / 2 - p.x * k, cy: screen.height / 2 - p.y * k };
}

/** Between two cameras; the scale goes by ratio so that a flight feels even. */
export function between(from: Camera, to: Camera, t: number, screen: Size): Camera {
  const k = from.k * (to.k / from.k) ** t;
  const middle = { x: screen.width / 2, y: screen.height / 2 };
  const [a, b] = [toSheet(from, middle), toSheet(to, middle)];
  const s = Math.abs(to.k - from.k) < 1e-6 ? t : (1 / from.k - 1 / k) / (1 / from.k - 1 / to.k);
  return centreOn({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s }, k, screen);
}

export const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);

export function clamp(n: number, least: number, most: number): number {
  return Math.min(Math.max(n, least), Math.max(least, most));
}
