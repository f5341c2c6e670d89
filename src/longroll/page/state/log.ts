/** The events of a match, kept in step with the actions that stand. */

import type { Event } from "../api/types.ts";

/** Of the known events those of the first `kept` actions stay; the new ones follow. */
export function amend(known: Event[], kept: number, told: Event[]): Event[] {
  return [...known.filter((event) => event.number <= kept), ...told.filter((event) => event.number > kept)];
}

/** The numbers of the actions that were not known before. */
export function newActions(known: Event[], told: Event[]): number[] {
  const seen = new Set(known.map((event) => `${event.number} ${event.action}`));
  return [...new Set(told.filter((event) => !seen.has(`${event.number} ${event.action}`)).map((event) => event.number))];
}

/** What a state knows of a log that was asked for after it; the rest comes again as news. */
export function upTo(actions: number, log: Event[]): Event[] {
  return log.filter((event) => event.number <= actions);
}
