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
import type { Survey } from "./terrain.ts";
import { drawMarsh, drawRiver, drawRough } from "./wetland.ts";
import { drawTrees, drawWoods } from "./woods.ts";

export function drawGround(survey: Survey, id: string): SVGGElement {
  const { atlas, ways, courses } = survey;
  const buildings = drawBuildings(survey); // they clear the trees around them
  const ground = group("ground", [
    make("clipPath", { id }, [make("rect", { ...atlas.frame })]),
    make("rect", { ...atlas.frame, class: "open-ground" }),
    drawFarmland(survey),
    drawStains(atlas.frame),
    drawRelief(survey),
    drawWoods(survey),
    drawMarsh(survey),
    drawHachures(survey),
    drawRough(survey),
    drawBrooks(courses),
    drawRiver(survey),
    drawTrees(survey),
    drawRoads(ways),
    buildings,
    drawSigns(atlas),
    drawLattice(atlas),
  ]);
  ground.setAttribute("clip-path", `url(#${id})`);
  return ground;
}
