import { describe, expect, it } from "vitest";
import { packJournal, unpackJournal } from "./link.ts";

const JOURNAL = `longroll-journal 1\ntitle house-divided\n\n${"march washington 214d\n".repeat(300)}`;

describe("a journal in a link", () => {
  it("comes out as it went in", async () => {
    const packed = await packJournal(JOURNAL);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(300);
    expect(await unpackJournal(packed)).toBe(JOURNAL);
  });

  it("is null if the link is cut off, altered or something else", async () => {
    const packed = await packJournal(JOURNAL);
    for (const damaged of [packed.slice(0, -9), `${packed.slice(0, 20)}AAAA${packed.slice(24)}`, "", "x", "%%", "AAAA"]) {
      expect(await unpackJournal(damaged)).toBeNull();
    }
  });

  it("is null if it would unpack to more than any journal", async () => {
    expect(await unpackJournal(await packJournal("a".repeat(2 ** 21)))).toBeNull();
  });
});
