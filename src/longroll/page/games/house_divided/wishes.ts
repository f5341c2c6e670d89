/** What somebody who picks an unlit thing may have in mind: the action it would be, if it were allowed. */

import type { Thing } from "../../boards/board.ts";
import type { Scene } from "../adapter.ts";
import { longRoute, routesBetween } from "./routes.ts";
import { readBoard } from "./shapes.ts";
import { findUnit, viewOf } from "./view.ts";

/** What was picked: a box, and perhaps one of the units in it. */
interface Picked {
  box: string;
  unit: string;
  mine: boolean;
}

const march = ({ box }: Picked): string[] => [`march ${box}`];
const aim = ({ box, unit }: Picked): string[] => [unit ? `at ${unit}` : `retreat ${box}`];
const promote = ({ box, unit }: Picked): string[] => [unit ? `promote ${unit}` : `march ${box}`];

const WISHES: Record<string, (picked: Picked, scene: Scene) => string[]> = {
  where: (picked, scene) => wishedWays(scene, picked),
  unit: ({ box, unit }) => [unit ? `take ${unit}` : `march ${box}`],
  battle: ({ box }) => [`battle ${box}`],
  stand: ({ box, unit, mine }) => [unit ? (mine ? `reinforce ${unit}` : `at ${unit}`) : `retreat ${box}`],
  ride: ({ box }) => [`ride ${box}`],
  target: aim,
  fire: aim,
  spoils: promote,
  promote,
  recruit: ({ box }) => [`recruit infantry ${box}`],
};

export function wished(scene: Scene, thing: Thing): string[] {
  const { prompt } = scene.state;
  const unit = thing.kind === "unit" ? findUnit(viewOf(scene.state), thing.id) : undefined;
  const box = thing.kind === "box" ? thing.id : (unit?.box ?? "");
  const picked = { box, unit: unit?.unit ?? "", mine: unit?.side === prompt.facts["side"] };
  return (WISHES[prompt.kind] ?? march)(picked, scene);
}

function wishedWays(scene: Scene, { box, unit, mine }: Picked): string[] {
  const board = readBoard(scene.board);
  const here = String(scene.state.prompt.facts["box"] ?? "");
  if (box === here) return [unit && mine ? `take ${unit}` : "dig"];
  const near = routesBetween(board, here, box).map((route) => `go ${route}`);
  if (near.length > 0) return near;
  const port = (id: string): boolean => board.boxes.find((one) => one.id === id)?.port ?? false;
  if (port(here) && port(box)) return [`sail ${box}`];
  const far = longRoute(board, here, box);
  return far ? [`go ${far}`] : [`sail ${box}`];
}
