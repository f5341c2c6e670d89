/** Are the dice those that everybody has made together? */

import { commit, commitSeed, join } from "./entropy.ts";
import type { Share } from "./types.ts";

export type Verdict = { sound: true } | { sound: false; why: "share" | "seed" | "commitment" | "missing"; label: string };

const unsound = (why: "share" | "seed" | "commitment" | "missing", label = ""): Verdict => ({ sound: false, why, label });

export async function verifyDice(shares: readonly Share[], seed: string, commitment: string): Promise<Verdict> {
  if ((await commitSeed(seed)) !== commitment) return unsound("commitment");
  for (const { label, share, commitment: promised } of shares) {
    if (!share) return unsound("missing", label);
    if ((await commit(share)) !== promised) return unsound("share", label);
  }
  return (await join(shares.map(({ share }) => share))) === seed ? { sound: true } : unsound("seed");
}
