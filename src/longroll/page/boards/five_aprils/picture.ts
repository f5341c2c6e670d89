/** The map as a picture, with nobody on it. */
import { make } from "../common/svg.ts";
import { readBoard } from "../../games/five_aprils/types.ts";
import { MapLayout } from "./mapLayout.ts";
import { drawGoals } from "./furniture.ts";
import { drawGround } from "./ground.ts";
import { Names } from "./names.ts";
import { serial } from "./serial.ts";
import { readLandscape } from "./terrain.ts";
import "./theme.css";
import "./ground.css";
import "./lettering.css";

const FAR = 0;

export function drawPicture(host: HTMLElement, data: unknown): void {
  const layout = new MapLayout(readBoard(data));
  const ground = readLandscape(layout);
  const names = new Names(ground);
  names.show(FAR);
  const { x, y, width, height } = layout.frame;
  const layers = [drawGround(ground, serial("picture")), drawGoals(layout), names.layer];
  host.classList.add("fa-picture", "fa-sheet");
  host.dataset["tier"] = String(FAR);
  host.replaceChildren(make("svg", { viewBox: `${x} ${y} ${width} ${height}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, layers));
}
