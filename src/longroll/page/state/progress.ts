/** How far a learner has come: which lessons, or exercises, are begun and done. It is kept in this browser. */

import type { LessonName } from "../api/types.ts";

/** `match`: in which match the lesson was last played; `open`: it is not at its end there, though it may have been done before. */
export interface Stand {
  match: string;
  done: boolean;
  open: boolean;
}

/** By the id of a lesson; the last one played comes last. */
export type Progress = Record<string, Stand>;

/** What was kept, as far as it can be read: another version of the page, or somebody else, may have written it. */
export function readProgress(found: unknown): Progress {
  const stands = Object.entries(Object(found) as Record<string, unknown>).flatMap(([id, one]): [string, Stand][] => {
    const { match, done, open } = Object(one) as Record<keyof Stand, unknown>;
    return typeof match === "string" && typeof done === "boolean" && typeof open === "boolean" ? [[id, { match, done, open }]] : [];
  });
  return Object.fromEntries(stands);
}

/** The lesson is played in this match, and has come to its end there or not. What is done stays done when it is begun again. */
export function withStand(progress: Progress, id: string, match: string, finished: boolean): Progress {
  const { [id]: before, ...others } = progress;
  return { ...others, [id]: { match, done: finished || (before?.done ?? false), open: !finished } };
}

export const countDone = (progress: Progress, lessons: LessonName[]): number => lessons.filter(({ id }) => progress[id]?.done).length;

/** Where to go on: the lesson that was begun last, else the first that is not done, else the first of all. */
export function nextLesson<T extends LessonName>(progress: Progress, lessons: T[]): T | undefined {
  const begun = Object.keys(progress).filter((id) => progress[id]?.open && lessons.some((lesson) => lesson.id === id));
  return lessons.find(({ id }) => id === begun.at(-1)) ?? lessons.find(({ id }) => !progress[id]?.done) ?? lessons[0];
}

export function loadProgress(key: string): Progress {
  try {
    return readProgress(JSON.parse(localStorage.getItem(key) ?? "{}"));
  } catch {
    return {};
  }
}

export function keepProgress(key: string, progress: Progress): void {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
