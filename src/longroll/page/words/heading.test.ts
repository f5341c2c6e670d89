import { expect, test } from "vitest";
import { withoutHeading } from "./heading.ts";

test("a text loses the name that stands above it, and nothing else", () => {
  expect(withoutHeading("Union: choose a box.", "Union")).toBe("Choose a box.");
  expect(withoutHeading("Confédérés\u202f: à qui\u202f: lui\u202f?", "Confédérés")).toBe("À qui\u202f: lui\u202f?");
  expect(withoutHeading("A House Divided – Union, turn 3", "A House Divided")).toBe("Union, turn 3");
  for (const text of ["Union East: choose a box.", "The game is over.", "Union: "]) expect(withoutHeading(text, "Union")).toBe(text);
});
