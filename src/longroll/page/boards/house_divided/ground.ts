/** The ground: sea, land, states, rivers, hills, and the frame of the sheet. */
import type { Geography, StateShape, WaterName } from "./geography.ts";
import type { Say } from "../../words/catalogue.ts";
import { SHEET } from "./plan.ts";
import { group, make, path } from "../common/svg.ts";

const LEADING = 1.25;

export function drawSea(): SVGGElement {
  return group("ground", [make("rect", { ...SHEET, class: "sea" })]);
}

/** Fill the ground with the land. */
export function drawLand(ground: SVGGElement, geography: Geography, say?: Say): void {
  const land = geography.land.join("");
  ground.append(
    clipped([
      ...["shoal wide", "shoal middle", "shoal near"].map((name) => path(land, name)),
      path(land, "land"),
      ...geography.states.map((state) => path(state.path, `state ${state.side}`)),
      path(geography.borders.join(""), "border-band"),
      path(geography.relief.join(""), "relief"),
      path(geography.borders.join(""), "border"),
      path(geography.later.join(""), "border later"),
      ...geography.rivers.map((river) => make("path", { d: river.path, class: "stream", "stroke-width": river.width })),
      path(land, "coast"),
      ...geography.states.flatMap(stateName),
      ...geography.waters.map((water) => waterName(water, say)),
    ]),
    ...frame(),
  );
}

const clipped = (children: readonly Node[]): SVGElement => make("g", { "clip-path": "url(#hd-edge)" }, children);

function stateName(state: StateShape): SVGElement[] {
  const [x, y] = state.label ?? [];
  if (x === undefined || y === undefined) return [];
  return [spaced(state.name.split("\n"), x, y, state.size, "state-name")];
}

function waterName(water: WaterName, say: Say | undefined): SVGElement {
  const said = water.key && say ? say(water.key) : water.name.join(" ");
  const lines = water.name.length > 1 ? said.split(" ") : [said];
  const [x, y] = water.at;
  const words = spaced(lines, x ?? 0, y ?? 0, water.size, "sea-name");
  words.setAttribute("transform", `rotate(${water.turn} ${x} ${y})`);
  return words;
}

function spaced(lines: readonly string[], x: number, y: number, size: number, name: string): SVGElement {
  const rows = lines.map((line, n) => make("tspan", { x, dy: n ? size * LEADING : 0 }, [line]));
  return make("text", { x, y, class: name, "font-size": size, "text-anchor": "middle" }, rows);
}

/** A neat line of two rules around the sheet. */
function frame(): SVGElement[] {
  const rule = (inset: number, name: string): SVGElement =>
    make("rect", {
      x: inset,
      y: inset,
      width: SHEET.width - 2 * inset,
      height: SHEET.height - 2 * inset,
      class: name,
    });
  return [rule(0, "rule outer"), rule(7, "rule inner")];
}
