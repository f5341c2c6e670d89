/** The ratings of players, as they stand beside their names. They are asked for together and kept for a while. */

import { SvelteMap } from "svelte/reactivity";
import { session } from "../session.svelte.ts";
import { ratingApi, type Rating, type RatingPace } from "./api.ts";

export const PACES: readonly RatingPace[] = ["clock", "correspondence"];
const MOST = 100;
const PAUSE = 30;
const KEPT = 5 * 60_000;

/** A rating as it is written everywhere; one that is provisional has a question mark. */
export const mark = ({ rating, provisional }: Pick<Rating, "rating" | "provisional">): string => `${rating}${provisional ? "?" : ""}`;

class Ratings {
  readonly #known = new SvelteMap<string, Rating[]>();
  readonly #asked = new Map<string, number>();
  readonly #wanted = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The rating of a player; none as long as it is not known. */
  of(player: string, system: string, pace: string): Rating | null {
    this.#want(player);
    return this.#known.get(player)?.find((one) => one.system === system && one.pace === pace) ?? null;
  }

  /** A name with the rating behind it, if there is one. */
  named(name: string, player: string, system: string, pace: string): string {
    const found = this.of(player, system, pace);
    return found ? `${name} (${mark(found)})` : name;
  }

  /** They may have changed. */
  refresh(players: string[]): void {
    for (const player of players) {
      this.#asked.delete(player);
      this.#want(player);
    }
  }

  #want(player: string): void {
    if (!session.person || !player || Date.now() - (this.#asked.get(player) ?? 0) < KEPT) return;
    this.#asked.set(player, Date.now());
    this.#wanted.add(player);
    if (this.#timer === undefined) this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  /** Names are shown without ratings where they cannot be had. */
  async #ask(): Promise<void> {
    const players = [...this.#wanted].slice(0, MOST);
    for (const player of players) this.#wanted.delete(player);
    this.#timer = undefined;
    if (this.#wanted.size > 0) this.#wait();
    const found = await ratingApi.of(players).catch(() => null);
    if (!found) players.forEach((player) => this.#asked.delete(player));
    else for (const player of players) this.#known.set(player, found[player] ?? []);
  }
}

export const ratings = new Ratings();
