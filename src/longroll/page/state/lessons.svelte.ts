/** The courses, and what the learner has done of them. */

import { api } from "../api/client.ts";
import type { Course, Lesson } from "../api/types.ts";
import { Tasks } from "./tasks.svelte.ts";

class Lessons extends Tasks<Course> {
  constructor() {
    super({ key: "longroll-lessons", list: api.lessons, start: api.startLesson, playedIn: ({ lesson }) => lesson });
  }

  get courses(): Course[] {
    return this.lists;
  }

  /** Those that show a rule. */
  showing(rule: string): Lesson[] {
    return this.courses.flatMap(({ lessons }) => lessons.filter(({ rules }) => rules.includes(rule)));
  }
}

export const lessons = new Lessons();
