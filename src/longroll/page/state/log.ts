/** The log of a match: entries, one for each action, kept in step with the actions that stand. */

import type { Entry, LogEvent, State, Update } from "../api/types.ts";
import type { Adapter } from "../games/adapter.ts";

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
  entries.flatMap(({ number, seat, action, dice, ordered, events }) => events.map((event) => ({ ...event, number, seat, action, dice, ordered })));

/** The number of the first action to which this seat may still go back, as far as can be told from the log; the server knows the rest. */
export function undoableTo(entries: Entry[], { seat, undo_stops }: Pick<State, "seat" | "undo_stops">): number {
  if (undo_stops) return Infinity;
  const barrier = entries.findLast((entry) => entry.seat !== seat || entry.dice.length > 0);
  return barrier?.number ?? 0;
}

/** The last shots of a log: those after which nobody whom `clears` names has gone on. */
export function lastVolley(entries: Entry[], volley: (events: LogEvent[], action: string) => LogEvent[] | null, clears: (entry: Entry) => boolean): LogEvent[] {
  for (const entry of entries.toReversed()) {
    const found = volley(eventsOf([entry]), entry.action);
    if (found && (found.length > 0 || clears(entry))) return found;
  }
  return [];
}

/** A line of the log: events that are told as one, the last of them for its action, how often it is said, and the sentence. */
export interface LogLine {
  event: LogEvent;
  count: number;
  sentence: string;
}

type Told = Pick<Adapter, "describe" | "alike" | "describeAll">;

/** What a player does several times over in a row is one line: four pieces that go the same way, by one action or by four. A line with dice stands alone. */
export function groupLines(events: LogEvent[], told: Told, board: unknown): LogLine[] {
  const groups: { key: string; events: LogEvent[] }[] = [];
  for (const event of events) {
    const before = groups.at(-1);
    const key = `${event.seat} ${told.alike(event) || told.describe(event, board)}`;
    if (before?.key === key && event.dice.length === 0) before.events.push(event);
    else groups.push({ key, events: [event] });
  }
  return groups.map((group) => lineOf(group.events, told, board));
}

function lineOf(events: LogEvent[], told: Told, board: unknown): LogLine {
  const event = events[events.length - 1] as LogEvent;
  const together = events.length > 1 ? told.describeAll(events) : "";
  return together ? { event, count: 1, sentence: together } : { event, count: events.length, sentence: told.describe(event, board) };
}
