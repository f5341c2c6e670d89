import { describe, expect, it } from "vitest";
import { between, centreOn, fit, keepOn, recentred, reveal, tierOf, toScreen, toSheet, zoomAt } from "./camera.ts";

const screen = { width: 800, height: 600 };
const sheet = { x: 0, y: 0, width: 1640, height: 1280 };

describe("camera", () => {
  it("goes to the screen and back", () => {
    const camera = { cx: 13, cy: -40, k: 1.7 };
    const there = toScreen(camera, { x: 200, y: 300 });
    expect(toSheet(camera, there).x).toBeCloseTo(200);
    expect(toSheet(camera, there).y).toBeCloseTo(300);
  });

  it("fits an area inside the screen", () => {
    const camera = fit(sheet, screen, 10);
    const [a, b] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: 1640, y: 1280 })];
    expect(Math.min(a.x, a.y)).toBeCloseTo(10);
    expect(b.x).toBeLessThanOrEqual(790);
    expect(b.y).toBeLessThanOrEqual(590.001);
  });

  it("keeps what is under the pointer under it", () => {
    const before = { cx: 5, cy: 9, k: 0.8 };
    const pointer = { x: 333, y: 222 };
    const after = zoomAt(before, pointer, 1.5, 0.1, 9);
    expect(after.k).toBeCloseTo(1.2);
    expect(toSheet(after, pointer).x).toBeCloseTo(toSheet(before, pointer).x);
    expect(toSheet(after, pointer).y).toBeCloseTo(toSheet(before, pointer).y);
  });

  it("stops at the ends of its range", () => {
    expect(zoomAt({ cx: 0, cy: 0, k: 1 }, { x: 0, y: 0 }, 100, 0.3, 4).k).toBe(4);
    expect(zoomAt({ cx: 0, cy: 0, k: 1 }, { x: 0, y: 0 }, 0.01, 0.3, 4).k).toBe(0.3);
  });

  it("centres a small sheet and holds a large one", () => {
    const small = keepOn({ cx: -900, cy: 900, k: 0.2 }, sheet, screen);
    expect(toScreen(small, { x: 820, y: 640 })).toEqual({ x: 400, y: 300 });
    const large = keepOn({ cx: 5000, cy: -9000, k: 2 }, sheet, screen, 60);
    expect(large.cx).toBe(60);
    expect(large.cy).toBe(600 - 2560 - 60);
  });

  it("reveals a point without moving more than it must", () => {
    const camera = { cx: 0, cy: 0, k: 1 };
    expect(reveal(camera, { x: 400, y: 300 }, screen, 80)).toEqual(camera);
    expect(toScreen(reveal(camera, { x: 900, y: 300 }, screen, 80), { x: 900, y: 300 })).toEqual({ x: 720, y: 300 });
  });

  it("flies from one end to the other", () => {
    const [from, to] = [fit(sheet, screen), centreOn({ x: 1400, y: 300 }, 2, screen)];
    for (const [t, end] of [[0, from], [1, to]] as const) {
      const now = between(from, to, t, screen);
      expect(now.k).toBeCloseTo(end.k);
      expect(now.cx).toBeCloseTo(end.cx);
      expect(now.cy).toBeCloseTo(end.cy);
    }
  });

  it("draws more detail the closer it is", () => {
    expect([0.2, 0.4, 0.5, 1.5].map((k) => tierOf(k, [0.3, 0.45]))).toEqual([0, 1, 2, 2]);
  });

  it("keeps the middle on a screen of another size", () => {
    const camera = { cx: 13, cy: -40, k: 1.7 };
    const small = { width: 390, height: 300 };
    const before = toSheet(camera, { x: 400, y: 300 });
    const now = toSheet(recentred(camera, screen, small), { x: 195, y: 150 });
    expect([now.x, now.y]).toEqual([expect.closeTo(before.x), expect.closeTo(before.y)]);
  });
});
