/** What somebody who picks a thing that is not highlighted may have in mind: the action it would be, if it were allowed. */

import type { Thing } from "../../boards/board.ts";
import type { Scene } from "../adapter.ts";
import { longRoute, routesBetween } from "./routes.ts";
import { readBoard, type Side } from "./types.ts";
import { enemyOf, findUnit, unitsIn, viewOf } from "./view.ts";

/** What was picked: a box, and perhaps one of the units in it. */
interface Picked {
  box: string;
  unit: string;
  mine: boolean;
}

const march = ({ box }: Picked): string[] => [`march ${box}`];

/** In a volley: at an enemy, or bring a unit of one's own; with nobody there, away. */
function aim({ box, unit, mine }: Picked, scene: Scene): string[] {
  const view = viewOf(scene.state);
  const here = view.battle?.box ?? "";
  if (unit) return [mine && box !== here ? `reinforce ${unit}` : `at ${unit}`];
  const side = sideOf(scene);
  const [enemy] = unitsIn(view, box, enemyOf(side));
  if (enemy) return [`at ${enemy.unit}`];
  const [own] = unitsIn(view, box, side);
  return [own && box !== here ? `reinforce ${own.unit}` : `retreat ${box}`];
}

/** A box stands for the units in it, one's own before the others. Where nobody is, there is nothing to promote. */
function promote({ box, unit }: Picked, scene: Scene): string[] {
  const view = viewOf(scene.state);
  const there = unitsIn(view, box, sideOf(scene))[0] ?? unitsIn(view, box)[0];
  return unit || there ? [`promote ${unit || there?.unit}`] : [];
}

/** With the arm that can be raised at all. */
function recruit({ box }: Picked, scene: Scene): string[] {
  const pool = viewOf(scene.state).pool[sideOf(scene)];
  return [`recruit ${pool.infantry === 0 && pool.cavalry > 0 ? "cavalry" : "infantry"} ${box}`];
}

const sideOf = (scene: Scene): Side => (scene.state.prompt.facts["side"] === "union" ? "union" : "confederate");

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
  recruit,
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
