/** The guided games, and which of them the learner has begun and finished. Each is a match like others, and stays. */

import { api } from "../api/client.ts";
import type { GuidedGame } from "../api/types.ts";
import { Tasks } from "./tasks.svelte.ts";

export const guidedGames = new Tasks<GuidedGame>({
  key: "longroll-guided-games",
  list: api.guidedGames,
  start: api.startGuidedGame,
  playedIn: ({ guided }) => guided,
  stays: true,
});
