/** Who has signed in on this page. */

import type { Me } from "../api/types.ts";
import { route } from "../state/route.svelte.ts";
import { here } from "../state/seats.ts";
import { clubApi } from "./api.ts";
import type { Person } from "./types.ts";

export type Asking = "" | "sign-in" | "sign-up" | "recover" | "guest";

class Session {
  person = $state.raw<Person | null>(null);
  /** What the dialog asks for; empty: it is closed. */
  asking = $state<Asking>("");
  /** What was wanted when somebody had to sign in first. */
  #wanted: (() => void) | null = null;
  /** Called when somebody else is at this page. */
  onChange: () => void = () => undefined;

  get player(): string {
    return this.person ? `@${this.person.id}` : "";
  }

  /** May somebody at this page begin matches and challenge others? */
  get member(): boolean {
    return this.person !== null && this.person.role !== "guest";
  }

  set(me: Me): void {
    const [before, role] = [this.player, this.person?.role];
    this.person = me.person;
    here.delete(before);
    if (this.player) here.add(this.player);
    if (before !== this.player || role !== this.person?.role) this.onChange();
  }

  async refresh(): Promise<void> {
    const before = this.player;
    this.set(await clubApi.me());
    // A match is shown as somebody sees it: to another person it is opened again.
    if (before !== this.player && route.place.screen === "match") location.reload();
  }

  /** Run what needs a member, at once or after signing in. */
  asMember(work: () => void): void {
    if (this.member) {
      work();
      return;
    }
    this.asking = "sign-up";
    this.#wanted = work;
  }

  /** The dialog closes; what was wanted is done if it can be. */
  close(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    this.asking = "";
    if (this.member) wanted?.();
  }
}

export const session = new Session();
