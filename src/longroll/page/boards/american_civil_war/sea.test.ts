import { expect, test } from "vitest";
import geography from "./geography/geography.json";
import { project } from "./geography/project.mjs";
import { sail } from "./sea.ts";

test("ships from New York to New Orleans pass south of Florida", () => {
  const [[x1, y1], [x2, y2]] = [project([-74, 40.7]), project([-90, 30])];
  const way = sail({ x: x1, y: y1 }, { x: x2, y: y2 });
  expect(way[0]).toEqual({ x: x1, y: y1 });
  expect(way.at(-1)).toEqual({ x: x2, y: y2 });
  expect(Math.max(...way.map(({ y }) => y))).toBeGreaterThan(project([-80.5, 25])[1]);
  expect(way.every(({ x, y }) => x < geography.width && y < geography.height)).toBe(true);
});
