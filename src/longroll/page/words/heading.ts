/** A question without the side it begins with, where the side is named beside it: `Union: choose a box` → `Choose a box`. Pure. */
import { capital } from "./capital.ts";

export function withoutSide(asked: string, side: string): string {
  const [, rest] = asked.startsWith(side) ? (/^\s?:\s+(.+)$/su.exec(asked.slice(side.length)) ?? []) : [];
  return rest ? capital(rest) : asked;
}
