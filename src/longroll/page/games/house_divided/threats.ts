/** Which ways to win are near enough to be afraid of. A warning, not a rule: it looks at distances on the map. */

import { within } from "./routes.ts";
import type { Scene } from "../adapter.ts";
import { boardOf, type BoardData, type Threat, type View, viewOf } from "./view.ts";

const AT_THE_END = "AHD-13.0-b"; // counts only when time is up
const CLOSE_PLACE = 2; // lines between a unit and the place it wants
const CLOSE_PLACES = 1; // places still missing
const CLOSE_POINTS = 3; // the greatest number of a city

export function isNear(threat: Threat, view: View, board: BoardData): boolean {
  const left = threat.need - threat.have;
  if (threat.rule === AT_THE_END) return left <= 0 && view.turn >= view.last_turn - 1;
  if (left <= 0) return true;
  if (threat.boxes.length === 0) return left <= CLOSE_POINTS;
  return left <= CLOSE_PLACES && threat.boxes.every((box) => isWithinReach(threat, view, board, box));
}

export function isAlarming({ state, board }: Scene): boolean {
  const view = viewOf(state);
  return !state.outcome && view.threats.some((threat) => isNear(threat, view, boardOf(board)));
}

/** Do more units stand near the place than in it? */
function isWithinReach(threat: Threat, view: View, board: BoardData, box: string): boolean {
  const near = within(board, box, CLOSE_PLACE);
  const there = view.units.filter((unit) => unit.side !== threat.side && unit.box === box);
  return view.units.filter((unit) => unit.side === threat.side && near.has(unit.box)).length > there.length;
}
