/** What a learner can open as a match: lessons, guided games and exercises. What there is of them, and what has been done. */

import { api, ApiError } from "../api/client.ts";
import type { LessonName, State } from "../api/types.ts";
import { notice } from "./notice.svelte.ts";
import { keepProgress, loadProgress, type Progress, withStand } from "./progress.ts";
import { route } from "./route.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** How the server offers one kind of them. */
interface Source<T> {
  /** Under which name progress is kept in this browser. */
  key: string;
  list: () => Promise<T[]>;
  start: (id: string) => Promise<State>;
  playedIn: (state: State) => LessonName | null;
  /** Does the former match stay when it is begun again? */
  stays?: boolean;
}

export class Tasks<T> {
  lists = $state.raw<T[]>([]);
  progress = $state.raw<Progress>({});
  /** One is opened at a time, however often it is clicked. */
  busy = $state(false);
  #language = "";

  constructor(readonly source: Source<T>) {
    this.progress = loadProgress(source.key);
  }

  /** All of them in the language that is set, asked for once. */
  async load(): Promise<void> {
    const { language } = settings;
    if (this.#language === language) return;
    this.#language = language;
    try {
      const lists = await this.source.list();
      if (this.#language === language) this.lists = lists;
    } catch (error) {
      this.#language = "";
      notice.error(error);
    }
  }

  /** It is played in this match, and has come to its end there or not. */
  note(id: string, match: string, finished: boolean): void {
    const before = this.progress[id];
    if (before?.match === match && before.open === !finished) return;
    this.progress = withStand(this.progress, id, match, finished);
    keepProgress(this.source.key, this.progress);
  }

  /** Go on where it was left; one that is at its end begins again. */
  async open(id: string): Promise<void> {
    const stand = this.progress[id];
    await this.#once(async () => {
      if (stand?.open && (await this.#isPlayed(id, stand.match))) go(stand.match);
      else await this.#start(id);
    });
  }

  async restart(id: string): Promise<void> {
    await this.#once(() => this.#start(id));
  }

  /** A new match; the former one is mostly of no use any more. */
  async #start(id: string): Promise<void> {
    const former = this.progress[id]?.match;
    const state = await this.source.start(id);
    this.note(id, state.id, false);
    go(state.id);
    if (former && !this.source.stays && (await this.#isPlayed(id, former))) await api.remove(former);
  }

  /** Is the match still there, and one of this? */
  async #isPlayed(id: string, match: string): Promise<boolean> {
    try {
      return this.source.playedIn(await api.state(match))?.id === id;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return false;
      throw error;
    }
  }

  async #once(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await work();
    } catch (error) {
      notice.error(error);
    } finally {
      this.busy = false;
    }
  }
}

const go = (id: string): void => route.go({ screen: "match", id, at: null });
