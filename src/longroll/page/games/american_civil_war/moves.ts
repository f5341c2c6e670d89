/** Armies that are moved by hand: who of them goes is asked when the goal is known. */

import type { Moves } from "../adapter.ts";
import { verb } from "../common/choices.ts";
import { forces } from "./forces.ts";
import { viewOf } from "./view.ts";

export const moves: Moves = {
  carried({ state }, thing) {
    const view = viewOf(state);
    if (!["march", "where"].includes(state.prompt.kind) || thing.kind !== "space") return [];
    return forces(view.armies[thing.id] ?? {}).some(({ party }) => party === view.asked) ? [thing] : [];
  },
  mates: () => [],
  take: ({ state }, { id }) => (state.prompt.kind === "where" && viewOf(state).space === id ? [] : [`from ${id}`]),
  sends: (choice) => ["to", "rail", "sail"].includes(verb(choice)),
};
