import { expect, test } from "vitest";
import { writeReport } from "./report.ts";

test("a report has headings for turns and a rule for every line", () => {
  const lines = [
    { heading: true, sentence: "August 1861 begins.", rule: "3.0-a" },
    { heading: false, sentence: "The Union marches.", rule: "4.0-c" },
  ];
  expect(writeReport("A House Divided", lines)).toBe("# A House Divided\n\n## August 1861 begins.\n- The Union marches. [4.0-c]\n");
});
