/** Units that are moved by hand. */

import type { Choice } from "../../api/types.ts";
import type { Thing } from "../../boards/board.ts";
import type { Moves, Scene } from "../adapter.ts";
import { verb } from "../common/choices.ts";
import { moversOf } from "../common/moves.ts";
import { findUnit, sideOf, unitsIn, viewOf } from "./view.ts";

const isFor = ({ facts }: Choice, id: string): boolean => facts["unit"] === id;

/** Who may retreat or advance somewhere is in the choices. */
const goes = ({ state }: Scene, id: string): boolean => state.choices.some((choice) => isFor(choice, id) && moves.sends(choice, { kind: "unit", id }));

export const moves: Moves = {
  carried(scene, thing: Thing) {
    const { state } = scene;
    const view = viewOf(state);
    const units = thing.kind === "hex" ? unitsIn(view, thing.id) : [findUnit(view, thing.id)];
    const own = units.flatMap((unit) => (unit && sideOf(unit.unit) === state.to_move ? [unit.unit] : []));
    return moversOf(state.prompt.kind === "move" ? own : own.filter((id) => goes(scene, id)));
  },
  mates: () => [],
  take({ state }, { id }) {
    return state.prompt.kind !== "move" || viewOf(state).unit === id ? [] : [`take ${id}`];
  },
  sends: (choice, { id }) => (verb(choice) === "go" ? true : ["retreat", "advance"].includes(verb(choice)) && isFor(choice, id)),
};
