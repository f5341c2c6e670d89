/** The ground of the map, layer over layer, cut off at the frame. */
import { group, make } from "../common/svg.ts";
import { drawBrooks } from "./brooks.ts";
import { drawBuildings } from "./buildings.ts";
import { drawFarmland } from "./farmland.ts";
import { drawLattice } from "./lattice.ts";
import { drawStains } from "./parchment.ts";
import { drawHachures, drawRelief } from "./relief.ts";
import { drawRoads } from "./roadwork.ts";
import { drawSigns } from "./signs.ts";
import type { Landscape } from "./terrain.ts";
import { drawMarsh, drawRiver, drawRough } from "./wetland.ts";
import { drawTrees, drawWoods } from "./woods.ts";

export function drawGround(landscape: Landscape, id: string): SVGGElement {
  const { layout, ways, courses } = landscape;
  const buildings = drawBuildings(landscape); // they clear the trees around them
  const ground = group("ground", [
    make("clipPath", { id }, [make("rect", { ...layout.frame })]),
    make("rect", { ...layout.frame, class: "open-ground" }),
    drawFarmland(landscape),
    drawStains(layout.frame),
    drawRelief(landscape),
    drawWoods(landscape),
    drawMarsh(landscape),
    drawHachures(landscape),
    drawRough(landscape),
    drawBrooks(courses),
    drawRiver(landscape),
    drawTrees(landscape),
    drawRoads(ways),
    buildings,
    drawSigns(layout),
    drawLattice(layout),
  ]);
  ground.setAttribute("clip-path", `url(#${id})`);
  return ground;
}
