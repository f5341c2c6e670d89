import { expect, test } from "vitest";
import { begin, change, redo, seal, undo } from "./history.ts";

test("what was done is undone and done again", () => {
  const two = change(change(begin("a"), "b"), "c");
  expect(undo(two).now).toBe("b");
  expect(undo(undo(undo(two))).now).toBe("a");
  expect(redo(undo(two)).now).toBe("c");
  expect(redo(two).now).toBe("c");
  expect(change(undo(two), "d").future).toEqual([]);
});

test("letters typed into one field are one change, until it is left", () => {
  const typed = change(change(change(begin(""), "D", "name"), "Do", "name"), "Dodge", "name");
  expect(undo(typed).now).toBe("");
  const twice = change(seal(typed), "Dodgs", "name");
  expect(undo(twice).now).toBe("Dodge");
  expect(change(typed, typed.now)).toBe(typed);
});
