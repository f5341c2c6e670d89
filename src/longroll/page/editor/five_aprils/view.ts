/** The set-up of a pack as a position: who stands on the map before the first turn. Pure. */

import type { View } from "../../games/five_aprils/types.ts";
import type { Pack } from "../path.ts";
import { mapOf, unitsOf } from "./pack.ts";

const NONE = { objectives: 0, losses_inflicted: 0 };

export function setUpView(pack: Pack): View {
  const map = mapOf(pack);
  const side = map.control ?? "nobody";
  return {
    turn: 1,
    last_turn: 1,
    day: 1,
    time: "",
    night: false,
    step: "over",
    side: "union",
    phasing: "union",
    marker: "",
    cup: [],
    draws: 0,
    unit: "",
    reach: [],
    units: unitsOf(pack).flatMap(({ id, setup, full }) => (setup ? [standing(id, setup, full)] : [])),
    waiting: [],
    eliminated: [],
    control: map.objectives.map(({ hex, name }) => ({ hex, name, side, of: "nobody" })),
    works: [],
    zones: { union: [], confederate: [] },
    duties: { hexes: [], units: [] },
    combat: null,
    score: { union: NONE, confederate: NONE },
  };
}

function standing(unit: string, hex: string, [attack, defence, movement, morale]: readonly [number, number, number, number]): View["units"][number] {
  return { unit, hex, reduced: false, moved: false, target: false, attack, defence, movement, morale };
}
