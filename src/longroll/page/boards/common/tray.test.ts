import { expect, it } from "vitest";
import { trayPlace } from "./tray.ts";

it("puts a tray above its place, or below at the top of the screen, and inside", () => {
  const tray = { x: -100, y: -30, width: 200, height: 60 };
  const seen = { x: 0, y: 0, width: 500, height: 400 };
  expect(trayPlace({ x: 20, y: 300 }, 30, tray, seen)).toEqual({ x: 100, y: 240 });
  expect(trayPlace({ x: 250, y: 20 }, 30, tray, seen)).toEqual({ x: 250, y: 80 });
});
