/** Towns as blocks of houses along their streets, and the houses, farms and churches that have a name. */
import type { Point } from "../common/geometry.ts";
import { group } from "../common/svg.ts";
import { hash } from "../common/chance.ts";
import { Chunks } from "./chunks.ts";
import { at1 } from "./curve.ts";
import { share } from "./field.ts";
import { cellOf, HEX } from "./grid.ts";
import type { Landscape } from "./terrain.ts";

const BLOCK = 10.5;
const HOUSE = /house|farm|tavern|store|hq|seminary|barn|almshouse|tanyard|mill|headquarters/i;
const CHURCH = /church|chapel/i;

export function drawBuildings(landscape: Landscape): SVGGElement {
  const [blocks, houses] = [new Chunks(), new Chunks()];
  for (const site of landscape.layout.sites.values()) if (site.terrain === "town") town(landscape, site, blocks);
  const { places, objectives } = landscape.layout.board.map;
  const told = new Set<string>();
  for (const { name, hex } of [...places, ...objectives]) {
    const site = landscape.layout.at(cellOf(hex));
    if (!site || told.has(hex) || site.terrain === "town") continue;
    const mark = CHURCH.test(name) ? church : HOUSE.test(name) ? farm : null;
    if (!mark) continue;
    told.add(hex);
    const place = beside(landscape, site);
    landscape.clearing.keep(place, 8);
    houses.add(place, mark(place));
  }
  return group("buildings", [...blocks.paths("block"), ...houses.paths("house")]);
}

/** A free place near the middle of a hex. */
export function beside({ clearing }: Landscape, { x, y }: Point): Point {
  const turn = hash(x, y, 91) * Math.PI * 2;
  const places = [9, 13, 17].flatMap((far) =>
    Array.from({ length: 8 }, (_, n) => ({ x: x + Math.cos(turn + (n * Math.PI) / 4) * far, y: y + Math.sin(turn + (n * Math.PI) / 4) * far })),
  );
  const free = ({ x: u, y: v }: Point): boolean =>
    [[0, 0], [4, 4], [-4, 4], [4, -4], [-4, -4]].every(([dx = 0, dy = 0]) => clearing.isFree({ x: u + dx, y: v + dy }));
  return places.find(free) ?? { x: x + 10, y: y - 10 };
}

function town({ layout, clearing }: Landscape, { x, y }: Point, blocks: Chunks): void {
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const here = { x: x + (column + (hash(x + column, y + row, 92) - 0.5) * 0.25) * BLOCK, y: y + (row + (hash(x + row, y + column, 93) - 0.5) * 0.25) * BLOCK };
      const inside = share(layout, here, (site) => site.terrain === "town") > 0.55 && Math.hypot(here.x - x, here.y - y) < HEX * 0.56;
      if (!inside || !clearing.isFree(here) || hash(here.x, here.y, 94) < 0.14) continue;
      blocks.add(here, block(here, 4.4 + hash(here.x, here.y, 95) * 3.4, 4 + hash(here.x, here.y, 96) * 3));
    }
  }
}

const block = ({ x, y }: Point, w: number, h: number): string => `M${at1(x - w / 2)} ${at1(y - h / 2)}h${at1(w)}v${at1(h)}h-${at1(w)}z`;

const farm = ({ x, y }: Point): string => `${block({ x: x - 2.2, y }, 5, 3.6)}${block({ x: x + 4, y: y + 2.2 }, 3, 2.6)}`;

const church = ({ x, y }: Point): string => `${block({ x, y: y + 1.4 }, 6.4, 4)}M${at1(x - 0.6)} ${at1(y - 6)}h1.2v2h1.7v1.2h-1.7v2.4h-1.2v-2.4h-1.7v-1.2h1.7z`;
