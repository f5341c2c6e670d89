/** The map as a picture, with nobody on it. */
import { make } from "../common/svg.ts";
import { readBoard } from "../../games/five_aprils/types.ts";
import { Atlas } from "./atlas.ts";
import { drawGoals } from "./furniture.ts";
import { drawGround } from "./ground.ts";
import { Names } from "./names.ts";
import { serial } from "./serial.ts";
import { survey } from "./terrain.ts";
import "./theme.css";
import "./ground.css";
import "./lettering.css";

const FAR = 0;

export function drawPicture(host: HTMLElement, data: unknown): void {
  const atlas = new Atlas(readBoard(data));
  const ground = survey(atlas);
  const names = new Names(ground);
  names.show(FAR);
  const { x, y, width, height } = atlas.frame;
  const layers = [drawGround(ground, serial("picture")), drawGoals(atlas), names.layer];
  host.classList.add("fa-picture", "fa-sheet");
  host.dataset["tier"] = String(FAR);
  host.replaceChildren(make("svg", { viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" }, layers));
}
