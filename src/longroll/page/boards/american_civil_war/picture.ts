/** The map as a picture, in the colours of the homes, with nobody on it. */
import { make } from "../common/svg.ts";
import { type Holder, readBoard } from "../../games/american_civil_war/types.ts";
import { loadGeography } from "./geography.ts";
import { Ground, patterns } from "./ground.ts";
import { Places } from "./places.ts";
import { makePlan } from "./plan.ts";
import "./theme.css";
import "./map.css";

const OWNER: Record<string, Holder> = { north: "union", south: "confederate" };
let drawn = 0;

export async function drawPicture(host: HTMLElement, data: unknown): Promise<void> {
  const board = readBoard(data);
  const plan = makePlan(board, await loadGeography());
  const id = `acw-picture-${++drawn}`;
  const [ground, places] = [new Ground(plan, id), new Places(plan, (name) => board.names[name] ?? name)];
  const owners = Object.fromEntries(board.spaces.map((space) => [space.id, OWNER[space.home] ?? "nobody"]));
  ground.own(owners);
  places.own(owners);
  places.show(0);
  host.classList.add("acw-picture", "acw-sheet");
  host.replaceChildren(make("svg", { viewBox: `200 60 ${plan.sheet.width - 260} ${plan.sheet.height - 240}`, "aria-hidden": "true", preserveAspectRatio: "xMidYMid slice" }, [patterns(id), ground.layer, places.cities]));
}
