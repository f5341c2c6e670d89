/** A text without the name that it begins with, where the same name stands above it: `Union: choose a box` → `Choose a box`. Pure. */
import { capital } from "./capital.ts";

export function withoutHeading(text: string, heading: string): string {
  const [, rest] = text.startsWith(heading) ? (/^(?:\s?:|\s–)\s+(.+)$/su.exec(text.slice(heading.length)) ?? []) : [];
  return rest ? capital(rest) : text;
}
