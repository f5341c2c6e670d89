/** The courses, and what the learner has done of them. */

import { api, ApiError } from "../api/client.ts";
import type { Course, Lesson } from "../api/types.ts";
import { notice } from "./notice.svelte.ts";
import { keepProgress, loadProgress, type Progress, withStand } from "./progress.ts";
import { route } from "./route.svelte.ts";
import { settings } from "./settings.svelte.ts";

class Lessons {
  courses = $state.raw<Course[]>([]);
  progress = $state.raw<Progress>(loadProgress());
  /** One lesson is opened at a time, however often it is clicked. */
  busy = $state(false);
  #language = "";

  /** The courses in the language that is set, asked for once. */
  async load(): Promise<void> {
    const { language } = settings;
    if (this.#language === language) return;
    this.#language = language;
    try {
      const courses = await api.lessons();
      if (this.#language === language) this.courses = courses;
    } catch (error) {
      this.#language = "";
      notice.error(error);
    }
  }

  /** Those that show a rule. */
  showing(rule: string): Lesson[] {
    return this.courses.flatMap(({ lessons }) => lessons.filter(({ rules }) => rules.includes(rule)));
  }

  /** The lesson is played in this match, and has come to its end there or not. */
  note(id: string, match: string, finished: boolean): void {
    const before = this.progress[id];
    if (before?.match === match && before.open === !finished) return;
    this.progress = withStand(this.progress, id, match, finished);
    keepProgress(this.progress);
  }

  /** Go on with a lesson where it was left; one that is at its end begins again. */
  async open(id: string): Promise<void> {
    const stand = this.progress[id];
    await this.#once(async () => {
      if (stand?.open && (await isPlayed(id, stand.match))) go(stand.match);
      else await this.#start(id);
    });
  }

  async restart(id: string): Promise<void> {
    await this.#once(() => this.#start(id));
  }

  /** A new match of the lesson; the former one is of no use any more. */
  async #start(id: string): Promise<void> {
    const former = this.progress[id]?.match;
    const state = await api.startLesson(id);
    this.note(id, state.id, false);
    go(state.id);
    if (former && (await isPlayed(id, former))) await api.remove(former);
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

/** Is the match still there, and one of this lesson? */
async function isPlayed(lesson: string, match: string): Promise<boolean> {
  try {
    return (await api.state(match)).lesson?.id === lesson;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

export const lessons = new Lessons();
