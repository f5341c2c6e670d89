/** To begin a match is to go to it. */

import { api } from "../api/client.ts";
import type { State } from "../api/types.ts";
import { notice } from "./notice.svelte.ts";
import { route } from "./route.svelte.ts";

/** The match that was begun; null: it was not, and the reader has been told why. */
export async function beginMatch(asked: Parameters<typeof api.create>[0]): Promise<State | null> {
  try {
    const state = await api.create(asked);
    route.go({ screen: "match", id: state.id, at: null });
    return state;
  } catch (error) {
    notice.error(error);
    return null;
  }
}
