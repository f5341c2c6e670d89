import { expect, test, vi } from "vitest";

vi.stubGlobal("navigator", { language: "it-IT" });
vi.stubGlobal("localStorage", { getItem: () => '{"language": "xx", "theme": "dark"}' });
const { readKept, settings } = await import("./settings.svelte.ts");

test("what was kept is taken as far as it can be", () => {
  expect([settings.language, settings.theme, settings.pace]).toEqual(["it", "dark", 500]);
  const usual = { language: "en", theme: "system", forced: true, pace: 500, volume: 0, motion: true } as const;
  for (const junk of [null, 7, "x", [], { language: 3, theme: "pink", forced: "no", pace: -1, volume: 9, motion: 1 }]) expect(readKept(junk, usual)).toEqual(usual);
  expect(readKept({ language: "fr", pace: 0, forced: false }, usual)).toEqual({ ...usual, language: "fr", pace: 0, forced: false });
});
