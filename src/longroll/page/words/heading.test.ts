import { expect, test } from "vitest";
import { withoutSide } from "./asked.ts";

test("a question loses the side that is named beside it, and nothing else", () => {
  expect(withoutSide("Union: choose a box.", "Union")).toBe("Choose a box.");
  expect(withoutSide("Confédérés\u202f: à qui\u202f: lui\u202f?", "Confédérés")).toBe("À qui\u202f: lui\u202f?");
  for (const asked of ["Union East: choose a box.", "The game is over.", "Union: "]) expect(withoutSide(asked, "Union")).toBe(asked);
});
