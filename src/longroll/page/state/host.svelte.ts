/** Who serves the page: somebody at home, where nobody needs a name, or a club, whose parts of the page are loaded then. */

import { api, ApiError } from "../api/client.ts";
import type * as Club from "../club/index.ts";

class Host {
  club = $state.raw<typeof Club | null>(null);
  #known = false;

  async ask(): Promise<void> {
    if (import.meta.env.MODE === "site" || this.#known) return;
    const me = await api.me().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    if (me?.mode === "club") {
      const club = await import("../club/index.ts");
      club.open(me);
      this.club = club;
    }
    this.#known = true;
  }
}

export const host = new Host();
