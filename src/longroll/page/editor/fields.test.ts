import { expect, test } from "vitest";
import { fieldOf, listTable, readNumber } from "./fields.ts";

const say = (key: string): string => key;

test("a number is read as it is typed, and what is none stays for the host to refuse", () => {
  expect(["4", " -1 ", "−2", "0,5", "", "x"].map(readNumber)).toEqual([4, -1, -2, 0.5, null, "x"]);
  const endless = "1".repeat(400);
  expect(readNumber(endless)).toBe(endless);
});

test("a field reads and writes its place; an optional one that is empty is left out", () => {
  const pack = { units: [{ label: "Dodge", source: "me" }] };
  const label = fieldOf(pack, ["units", 0], { key: "label", kind: "text" }, say);
  expect([label.value, label.set(pack, "Carr")]).toEqual(["Dodge", { units: [{ label: "Carr", source: "me" }] }]);
  const source = fieldOf(pack, ["units", 0], { key: "source", kind: "text", optional: true }, say);
  expect(source.set(pack, "")).toEqual({ units: [{ label: "Dodge" }] });
});

test("a list is a table whose rows come and go", () => {
  const pack = { turns: [{ day: 1 }, { day: 2 }] };
  const table = listTable(pack, { key: "turns", path: ["turns"], fields: [{ key: "day", kind: "number" }], label: (_, n) => String(n + 1), fresh: () => ({ day: 3 }) }, say);
  expect(table.rows.map(({ label, cells }) => [label, cells[0]?.value])).toEqual([["1", 1], ["2", 2]]);
  expect(table.add?.run(pack).pack).toEqual({ turns: [{ day: 1 }, { day: 2 }, { day: 3 }] });
  expect(table.rows[0]?.remove?.run(pack).pack).toEqual({ turns: [{ day: 2 }] });
});
