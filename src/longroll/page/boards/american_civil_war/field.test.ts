import { expect, test, vi } from "vitest";
import type { Battle } from "../../games/american_civil_war/types.ts";
import { depth, grows } from "./scenery.ts";
import { type Patch, smooth } from "./sketch.ts";
import { spread } from "./spread.ts";
import { blob } from "./terrain.ts";

vi.mock("../../state/words.svelte.ts", () => ({ say: (key: string) => key }));

const { casualties } = await import("./casualties.ts");
const battle = (attacker: Battle["areas"]["attacker"], defender: Battle["areas"]["defender"]): Battle => ({ space: "maryland", areas: { attacker, defender } }) as unknown as Battle;
const before = battle({ "line-2": { "union-infantry": 2 } }, { "line-2": { "confederate-infantry": 2, "confederate-cavalry": 1 }, routed: {} });

test("who fell and who ran is told where he stood; who moved is not", () => {
  const shot = battle({ "line-2": { "union-infantry": 2 } }, { "line-2": { "confederate-infantry": 1, "confederate-cavalry": 1 } });
  expect(casualties(before, shot)).toEqual([{ side: "defender", area: "line-2", sort: "confederate-infantry", fate: "lost" }]);
  const ran = battle({ "line-2": { "union-infantry": 2 } }, { "line-2": { "confederate-infantry": 2 }, routed: { "confederate-cavalry": 1 } });
  expect(casualties(before, ran)).toEqual([{ side: "defender", area: "line-2", sort: "confederate-cavalry", fate: "routed" }]);
  const moved = battle({ "line-2": { "union-infantry": 1 }, "middle-2": { "union-infantry": 1 } }, before.areas.defender);
  expect(casualties(before, moved)).toEqual([]);
  expect(casualties(null, before)).toEqual([]);
});

test("when the line breaks with a shot, only who was hit is lost; the others run", () => {
  const line = { "line-1": { "confederate-infantry": 1 }, "line-2": { "confederate-infantry": 2 }, "line-3": { "confederate-infantry": 1 } };
  const fires = { ...battle({ "line-3": { "union-artillery": 1 } }, line), area: "line-3", part: "attacker" } as Battle;
  const broken = battle(fires.areas.attacker, { routed: { "confederate-infantry": 3 } });
  expect(casualties(fires, broken).map(({ area, fate }) => `${area} ${fate}`)).toEqual(["line-1 routed", "line-2 routed", "line-3 lost"]);
});

const patch = (terrain: string): Patch => ({ x: 0, y: 0, width: 300, height: 200, side: "defender", area: "line-2", terrain, dug: false });

test("trees fill woods, and leave the middle of other areas to the counters", () => {
  const middle = { x: 150, y: 70 };
  expect(depth(patch(""), { x: 150, y: 100 })).toBe(1);
  expect(depth(patch(""), { x: 0, y: 100 })).toBe(0);
  const on = (terrain: string, seed: number): boolean => grows(middle, { patches: [patch(terrain)], seed, landed: false, height: 600 });
  expect(on("woods", 1)).toBe(true);
  expect([1, 2, 3, 4, 5].some((seed) => on("hill", seed) || on("", seed))).toBe(false);
  expect(grows({ x: 150, y: 580 }, { patches: [], seed: 1, landed: true, height: 600 })).toBe(false);
});

test("lines begin and end where they should, and rings close", () => {
  expect(smooth([{ x: 1, y: 2 }, { x: 5, y: 6 }, { x: 9, y: 2 }])).toMatch(/^M1 2Q.*L9 2$/);
  expect(blob({ x: 50, y: 50 }, 20, 10, 3)).toMatch(/^M.*z$/);
});

test("standards move off a city and off each other, but never far", () => {
  const box = { x: 0, y: 0, width: 40, height: 20 };
  const [one, other] = spread([box, { ...box, x: 10 }], [{ x: 30, y: 5, width: 20, height: 20 }], 60);
  const [a, b] = [{ ...box, x: one?.x ?? 0, y: one?.y ?? 0 }, { ...box, x: 10 + (other?.x ?? 0), y: other?.y ?? 0 }];
  expect(Math.abs(a.y - b.y) >= 19 || Math.abs(a.x - b.x) >= 39).toBe(true);
  expect(spread([box], [], 60)).toEqual([{ x: 0, y: 0 }]);
  expect(Math.abs(spread([box], [{ x: -500, y: -500, width: 1000, height: 1000 }], 25)[0]?.x ?? 0)).toBeLessThanOrEqual(25);
});
