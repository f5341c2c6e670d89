/** Units that are moved by hand. */

import { moversOf } from "../common/moves.ts";
import type { Moves } from "../adapter.ts";
import { verb } from "../common/choices.ts";
import { findUnit, unitsIn, viewOf } from "./view.ts";

export const moves: Moves = {
  carried({ state }, thing) {
    if (!["march", "unit", "where"].includes(state.prompt.kind)) return [];
    const view = viewOf(state);
    const units = thing.kind === "box" ? unitsIn(view, thing.id) : [findUnit(view, thing.id)];
    return moversOf(units.filter((unit) => unit?.side === state.to_move).map((unit) => unit?.unit));
  },
  mates: (scene, { id }) => moves.carried(scene, { kind: "box", id: findUnit(viewOf(scene.state), id)?.box ?? "" }),
  take({ state }, { id }) {
    const { kind, facts } = state.prompt;
    if (facts["unit"] === id) return [];
    return kind === "march" ? [`march ${findUnit(viewOf(state), id)?.box ?? ""}`, `take ${id}`] : [`take ${id}`];
  },
  sends: (choice) => ["go", "sail"].includes(verb(choice)),
};
