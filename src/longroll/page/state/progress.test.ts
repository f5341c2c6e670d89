import { expect, test } from "vitest";
import type { Lesson } from "../api/types.ts";
import { countDone, nextLesson, readProgress, withStand } from "./progress.ts";

const lesson = (id: string): Lesson => ({ id, system: "house-divided", title: id, minutes: 3, rules: [] });
const course = ["a", "b", "c"].map(lesson);

test("what cannot be read of the progress is left out", () => {
  const stand = { match: "m", done: true, open: false };
  expect(readProgress({ a: stand, b: 5, c: { ...stand, match: 1 }, d: null, e: { match: "m" } })).toEqual({ a: stand });
  for (const found of [null, 7, "x", [], undefined]) expect(readProgress(found)).toEqual({});
});

test("a lesson that is begun again stays done", () => {
  const done = withStand(withStand({}, "a", "one", false), "a", "one", true);
  expect(countDone(done, course)).toBe(1);
  expect(withStand(done, "a", "two", false)).toEqual({ a: { match: "two", done: true, open: true } });
});

test("it goes on with what was begun last, then with what is not done", () => {
  expect(nextLesson({}, course)?.id).toBe("a");
  expect(nextLesson(withStand({}, "a", "m", true), course)?.id).toBe("b");
  const begun = withStand(withStand({}, "c", "m", false), "b", "n", false);
  expect(nextLesson(begun, course)?.id).toBe("b");
  expect(nextLesson(withStand(begun, "c", "m", false), course)?.id).toBe("c");
  expect(nextLesson(withStand(begun, "x", "of another course", false), course)?.id).toBe("b");
  const all = course.reduce((progress, { id }) => withStand(progress, id, "m", true), {});
  expect([countDone(all, course), nextLesson(all, course)?.id]).toEqual([3, "a"]);
});
