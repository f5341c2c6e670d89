import { expect, test, vi } from "vitest";
import type { Facts, LogEvent } from "../../api/types.ts";

vi.mock("../../state/words.svelte.ts", () => ({
  say: (key: string, facts: Facts = {}) => (key === "units-alike" ? `${facts["count"]} ${facts["rank"]} ${facts["arm"]}` : `${key} ${facts["names"] ?? facts["unit"]} ${facts["start"] ?? ""}`),
  place: (id: string) => id,
}));

const { alike, describe, describeAll } = await import("./sentences.ts");
const board = { boxes: [], lines: [], turns: [], naval_base: "" };
const event = (kind: string, facts: Facts): LogEvent => ({ kind, rule: "", facts: { side: "union", rank: "militia", arm: "infantry", box: "cairo", ...facts }, number: 1, seat: "union", action: "", dice: [], ordered: false });

test("the log names a unit; an account says what it is and where it comes from", () => {
  expect(describe(event("moved", { unit: "u8", route: "chicago=cairo" }), board)).toBe("event-moved u8 ");
  expect(describe(event("moved", { unit: "u8", route: "chicago=cairo", start: "chicago" }), board)).toBe("told-moved 1 militia infantry chicago");
  expect(describe(event("reduced", { unit: "u8", start: "" }), board)).toBe("event-reduced u8 ");
});

test("units that go together are told by their kinds, those by sea if they sail from one port", () => {
  const [one, other] = [event("sailed", { unit: "u1", start: "boston" }), event("sailed", { unit: "u2", rank: "crack", start: "boston" })];
  expect(describeAll([one, one, other])).toBe("told-sailed 2 militia infantry, 1 crack infantry boston");
  expect(alike(one)).toBe(alike(other));
  expect(alike(one)).not.toBe(alike(event("sailed", { unit: "u2", start: "baltimore" })));
});
