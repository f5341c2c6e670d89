/** The games of the server and their boards, asked for once. */

import { api } from "../api/client.ts";
import type { Game, State } from "../api/types.ts";
import { isKnown } from "../games/index.ts";
import { groupBySystem } from "./system.ts";
import { host } from "./host.svelte.ts";
import { words } from "./words.svelte.ts";

class Library {
  /** Those of the server's games that the page can show. */
  games = $state.raw<Game[]>([]);
  #boards = new Map<string, Promise<unknown>>();

  async open(): Promise<void> {
    const asked = host.ask();
    if (this.games.length === 0) this.games = (await api.games()).filter((game) => isKnown(game.system));
    await Promise.all([words.learn(this.games), asked.then(() => host.club?.learn())]);
  }

  /** The titles of each system together, in the order of the server. */
  get systems(): Game[][] {
    return groupBySystem(this.games);
  }

  game(standing: Pick<State, "title">): Game | undefined {
    return this.games.find((game) => game.title === standing.title);
  }

  /** The board of a match: of its own components, if a player brought some or an earlier edition is played. */
  boardOf(state: State): Promise<unknown> {
    return state.own_board ? api.boardOf(state.id) : this.board(state.title);
  }

  board(title: string): Promise<unknown> {
    const asked = this.#boards.get(title) ?? api.board(title);
    this.#boards.set(title, asked);
    asked.catch(() => this.#boards.delete(title));
    return asked;
  }
}

export const library = new Library();
