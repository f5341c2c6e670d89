/** The games of the table and their boards, asked for once. */

import { table } from "../api/client.ts";
import type { Game, Standing } from "../api/shapes.ts";
import { words } from "./words.svelte.ts";

class Library {
  games = $state.raw<Game[]>([]);
  #boards = new Map<string, Promise<unknown>>();

  async open(): Promise<void> {
    if (this.games.length === 0) this.games = await table.games();
    await words.learn(this.games);
  }

  game(standing: Pick<Standing, "title">): Game | undefined {
    return this.games.find((game) => game.title === standing.title);
  }

  board(title: string): Promise<unknown> {
    const asked = this.#boards.get(title) ?? table.board(title);
    this.#boards.set(title, asked);
    asked.catch(() => this.#boards.delete(title));
    return asked;
  }
}

export const library = new Library();
