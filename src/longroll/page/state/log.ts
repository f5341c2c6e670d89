/** The log of a match: entries, one for each action, kept in step with the actions that stand. */

import type { Entry, LogEvent, State, Update } from "../api/types.ts";

/** Of the known entries the first `kept` stay; the new ones follow. */
export function amend(known: Entry[], { kept, entries }: Pick<Update, "kept" | "entries">): Entry[] {
  return [...known.filter(({ number }) => number <= kept), ...entries.filter(({ number }) => number > kept)];
}

/** The number of the last action that is known. */
export const lastNumber = (known: Entry[]): number => known.at(-1)?.number ?? 0;

/** The entries that were not known before. */
export function newEntries(known: Entry[], entries: Entry[]): Entry[] {
  const seen = new Set(known.map(({ number, action }) => `${number} ${action}`));
  return entries.filter(({ number, action }) => !seen.has(`${number} ${action}`));
}

/** The events of these entries, each with its action. */
export const eventsOf = (entries: Entry[]): LogEvent[] =>
  entries.flatMap(({ number, seat, action, dice, events }) => events.map((event) => ({ ...event, number, seat, action, dice })));

/** The number of the first action to which this seat may still go back, as far as can be told from the log; the server knows the rest. */
export function undoableTo(entries: Entry[], { seat, undo_stops }: Pick<State, "seat" | "undo_stops">): number {
  if (undo_stops) return Infinity;
  const barrier = entries.findLast((entry) => entry.seat !== seat || entry.dice.length > 0);
  return barrier?.number ?? 0;
}

/** A line of the log: an event, and how often it happened in a row by one action. */
export interface LogLine {
  event: LogEvent;
  count: number;
}

/** What an action does several times over is one line: four pieces that go the same way. A line with dice stands alone. */
export function groupLines(events: LogEvent[], describe: (event: LogEvent) => string): LogLine[] {
  const lines: (LogLine & { sentence: string })[] = [];
  for (const event of events) {
    const [sentence, before] = [describe(event), lines.at(-1)];
    if (before && before.event.number === event.number && event.dice.length === 0 && before.sentence === sentence) before.count += 1;
    else lines.push({ event, count: 1, sentence });
  }
  return lines;
}
