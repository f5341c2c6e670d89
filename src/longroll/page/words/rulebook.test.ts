import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRulebook, ruleKey, ruleNumber } from "./rulebook.ts";

const catalogue = readFileSync(new URL("../../games/house_divided/text/en.ftl", import.meta.url), "utf8");

test("the rulebook has its chapters in order, with rules and rulings", () => {
  const chapters = readRulebook(catalogue);
  expect(chapters[0]?.heading).toBe("1.0 Components");
  const ids = chapters.flatMap((chapter) => chapter.entries.map((entry) => entry.id));
  expect(ids.indexOf("AHD-5.2.4-b")).toBeGreaterThan(0);
  expect(ids.indexOf("AHD-R01")).toBeGreaterThan(ids.indexOf("AHD-5.2.4-b"));
});

test("the id of a rule and the key of its text lead to each other", () => {
  for (const { id, key } of readRulebook(catalogue).flatMap((chapter) => chapter.entries)) expect(ruleKey(id)).toBe(key);
  expect([ruleKey("AHD-R01"), ruleKey("AHD-L02"), ruleKey("AHD-4.0-h")]).toEqual(["ruling-AHD-R01", "ruling-AHD-L02", "rule-AHD-4_0-h"]);
  expect(ruleNumber("AHD-4.0-h")).toBe("4.0-h");
});
