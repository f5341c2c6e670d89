/** The map as a picture: the land, the lines and the boxes in the colours of their home, with nobody on it. */
import { readBoard, type BoardData, type Holder } from "../../games/house_divided/types.ts";
import { Boxes } from "./boxes.ts";
import { loadGeography } from "./geography.ts";
import { drawLand, drawSea } from "./ground.ts";
import { Lines } from "./lines.ts";
import { Names } from "./names.ts";
import { patterns } from "./patterns.ts";
import { makePlan, SHEET } from "./plan.ts";
import { make } from "../common/svg.ts";
import { Ways } from "./ways.ts";
import "./theme.css";
import "./ground.css";
import "./boxes.css";

const FAR = 0;

export async function drawPicture(host: HTMLElement, data: unknown): Promise<void> {
  const board = readBoard(data);
  const plan = makePlan(board);
  const ways = new Ways(plan);
  const [ground, lines, boxes, names] = [drawSea(), new Lines(plan, ways), new Boxes(plan), new Names(plan)];
  const geography = await loadGeography();
  drawLand(ground, geography);
  ways.learn(geography.sailed);
  lines.draw();
  boxes.show({ control: homes(board), lightly: [] }, new Set());
  names.show(FAR);
  const layers = [patterns(), ground, lines.layer, boxes.layer, names.layer];
  host.classList.add("hd-picture", "hd-sheet");
  host.dataset["tier"] = String(FAR);
  host.replaceChildren(make("svg", { viewBox: `0 0 ${SHEET.width} ${SHEET.height}`, preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" }, layers));
}

function homes({ boxes }: BoardData): Record<string, Holder> {
  return Object.fromEntries(boxes.map(({ id, home }) => [id, home === "neutral" ? "nobody" : home]));
}
