import { describe, expect, it } from "vitest";
import { addsNothing } from "./overlap.ts";

describe("a rule that is quoted under a refusal", () => {
  it("adds nothing where the refusal has its words", () => {
    expect(addsNothing("Only infantry may build breastworks.", "u-1 is no infantry, and only infantry builds breastworks.")).toBe(true);
    expect(addsNothing("Seule l’infanterie construit des parapets.", "u-1 n’est pas de l’infanterie, et seule l’infanterie construit des parapets.")).toBe(true);
  });

  it("adds something where it says more, or other things", () => {
    expect(addsNothing("Each march begins in one box; all units that march together start there.", "Baltimore is not the box of this march.")).toBe(false);
    expect(addsNothing("", "Baltimore is not the box of this march.")).toBe(false);
  });
});
