import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toScreen } from "./camera.ts";
import { Viewport } from "./viewport.ts";

const LONG_AFTER = 1e9;
const FAR = { x: 1500, y: 1200 };
let frames = new Map<number, FrameRequestCallback>();
let size = { width: 390, height: 600 };

beforeEach(() => {
  let last = 0;
  frames = new Map();
  size = { width: 390, height: 600 };
  vi.stubGlobal("requestAnimationFrame", (step: FrameRequestCallback) => (frames.set(++last, step), last));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("window", { setTimeout: () => 0 });
});
afterEach(() => vi.unstubAllGlobals());

/** A map on a phone, looked at from near. */
function phone(): Viewport {
  const host = { getBoundingClientRect: () => size } as HTMLElement;
  const stage = { style: {} } as HTMLElement;
  const viewport = new Viewport(host, stage, { x: 0, y: 0, width: 1640, height: 1280 }, { edges: [], small: 0.5, legible: 0.8, closest: 3 }, () => undefined);
  viewport.start();
  viewport.open({ x: 0, y: 0, width: 300, height: 300 });
  return viewport;
}

/** Let all flights end. */
function rest(): void {
  while (frames.size > 0) {
    const [[number, step]] = frames as unknown as [[number, FrameRequestCallback]];
    frames.delete(number);
    step(LONG_AFTER);
  }
}

function isSeen(viewport: Viewport, point = FAR): boolean {
  const { x, y } = toScreen(viewport.camera, point);
  return x > 0 && x < size.width && y > 0 && y < size.height;
}

test("the map gets to the question although a sheet takes room meanwhile", () => {
  const viewport = phone();
  expect(isSeen(viewport)).toBe(false);
  size = { width: 390, height: 320 };
  viewport.reveal([FAR]);
  viewport.resize();
  rest();
  expect(isSeen(viewport)).toBe(true);
  size = { width: 390, height: 160 };
  viewport.resize();
  rest();
  expect(isSeen(viewport)).toBe(true);
});

test("what lies beside the nearest is looked at with it, also if a little of it was at the edge before", () => {
  const viewport = phone();
  const { x, width } = viewport.seen();
  const column = [10, 80, 150].map((more) => ({ x: x + width - 30 + more, y: 100 }));
  expect(column.map((point) => isSeen(viewport, point))).toEqual([true, false, false]);
  viewport.reveal(column);
  rest();
  expect(column.every((point) => isSeen(viewport, point))).toBe(true);
});

test("what the player looks at instead stays", () => {
  const viewport = phone();
  viewport.reveal([FAR]);
  rest();
  viewport.pan(900, 900);
  size = { width: 390, height: 320 };
  viewport.resize();
  rest();
  expect(isSeen(viewport)).toBe(false);
});
