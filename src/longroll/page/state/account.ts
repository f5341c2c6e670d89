/** What happened, told in steps: battles one by one, and what lies between them. Pure. */

import type { Entry, LogEvent, State } from "../api/types.ts";
import type { Arrow, Thing } from "../boards/board.ts";
import { keyOf } from "../boards/common/thing.ts";
import type { Account, Adapter, Loss } from "../games/adapter.ts";
import { eventsOf } from "./log.ts";
import { sideOf } from "./seats.ts";

/** A place that has changed hands; `side` may be nobody. */
export interface Change {
  thing: Thing;
  side: string;
}

export interface AccountStep {
  battle: boolean;
  /** The event that began the battle, if it is among those told. */
  title: LogEvent | null;
  events: LogEvent[];
  arrows: Arrow[];
  /** Where it happened. */
  places: Thing[];
  losses: Loss[];
  changes: Change[];
  /** The last action of the step. */
  number: number;
}

type Told = Pick<Adapter, "account" | "placeOf">;
type Seated = Pick<State, "seat" | "seats">;

/** The last thing that others did, event by event: all between the viewer's own turns, the viewer's answers in it among them. A spectator has no turns, and who
 * plays both sides has no others. */
export function othersTurn(entries: Entry[], seated: Seated, turnOf: (event: LogEvent) => string): LogEvent[] {
  const found: LogEvent[] = [];
  if (!seated.seat) return found;
  for (const [event, owner] of backward(entries, turnOf)) {
    if (isOthers(event, owner, seated)) found.push(event);
    else if (found.length > 0) break;
  }
  return found.reverse();
}

/** The events from the last to the first, each with the side whose turn it was; empty: before the first turn. */
function* backward(entries: Entry[], turnOf: (event: LogEvent) => string): Generator<[LogEvent, string]> {
  let turn: LogEvent[] = [];
  for (const entry of entries.toReversed()) {
    for (const event of eventsOf([entry]).reverse()) {
      turn.push(event);
      const side = turnOf(event);
      if (!side) continue;
      for (const one of turn) yield [one, side];
      turn = [];
    }
  }
  for (const one of turn) yield [one, ""];
}

/** In the own side's turn only a partner is another; what the enemy answers then belongs to the turn. */
function isOthers({ seat }: LogEvent, owner: string, { seat: viewer, seats }: Seated): boolean {
  const isMine = (one: string): boolean => seats[one] === seats[viewer];
  if (owner === "") return seat !== "" && !isMine(seat);
  if (owner === sideOf(viewer)) return sideOf(seat) === owner && !isMine(seat);
  return !Object.keys(seats).filter((one) => sideOf(one) === owner).every(isMine);
}

export function stepsOf(events: LogEvent[], { account, placeOf }: Told): AccountStep[] {
  const steps: AccountStep[] = [];
  let start = "";
  for (const event of events) {
    const way = account.wayOf(event, start);
    if (way.length === 0) start = placeOf(event)?.id ?? start;
    if (account.roleOf(event) === "quiet") continue;
    const step = stepFor(event, steps.at(-1), account);
    if (step !== steps.at(-1)) steps.push(step);
    tell(step, event, way, { account, placeOf });
  }
  return steps;
}

/** The step that an event belongs to: the present one, or a new one. */
function stepFor(event: LogEvent, present: AccountStep | undefined, account: Account): AccountStep {
  const role = account.roleOf(event);
  if (role === "battle") return newStep(true, event);
  if (!present) return newStep(role === "fight", null);
  const stays = !present.battle || role === "fight" || account.holder(event) !== "";
  return stays ? present : newStep(false, null);
}

const newStep = (battle: boolean, title: LogEvent | null): AccountStep => ({
  battle, title, events: [], arrows: [], places: [], losses: [], changes: [], number: 0,
});

function tell(step: AccountStep, event: LogEvent, way: string[], { account, placeOf }: Told): void {
  const [thing, holder] = [placeOf(event), account.holder(event)];
  const passed = way.map((id) => ({ kind: account.place, id }));
  // A sentence of an account says where whoever moves comes from; in the log that is the line before.
  if (event !== step.title) step.events.push({ ...event, facts: { start: way[0] ?? "", ...event.facts } });
  step.number = event.number;
  for (const loss of account.losses(event)) addLoss(step.losses, loss);
  for (const one of [...passed.slice(0, 1), ...passed.slice(-1), ...(thing ? [thing] : [])]) addPlace(step.places, one);
  if (passed.length > 1) addArrow(step.arrows, passed, event);
  if (thing && holder) step.changes.push({ thing, side: holder });
}

function addPlace(places: Thing[], thing: Thing): void {
  if (!places.some((one) => keyOf(one) === keyOf(thing))) places.push(thing);
}

function addArrow(arrows: Arrow[], way: Thing[], { facts, seat }: LogEvent): void {
  const side = String(facts["side"] ?? sideOf(seat));
  const count = Number(facts["count"] ?? 1);
  const same = arrows.find((one) => one.side === side && one.way.map(keyOf).join() === way.map(keyOf).join());
  if (same) same.count += count;
  else arrows.push({ way, side, count });
}

function addLoss(losses: Loss[], { side, count, reduced }: Loss): void {
  const same = losses.find((one) => one.side === side && one.reduced === reduced);
  if (same) same.count += count;
  else losses.push({ side, count, reduced });
}

/** The losses of several steps together. */
export function sumLosses(all: Loss[]): Loss[] {
  const losses: Loss[] = [];
  for (const loss of all) addLoss(losses, loss);
  return losses;
}

export const lossesOf = (losses: Loss[], side: string, reduced: boolean): number =>
  losses.filter((one) => one.side === side && one.reduced === reduced).reduce((sum, { count }) => sum + count, 0);

/** How many went from one place to another. */
export const movesIn = (steps: AccountStep[]): number =>
  steps.filter(({ battle }) => !battle).reduce((sum, { arrows }) => sum + arrows.reduce((all, { count }) => all + count, 0), 0);

/** The last holder of each place that changed hands. */
export function changesOf(steps: AccountStep[]): Change[] {
  const last = new Map(steps.flatMap(({ changes }) => changes).map((change) => [keyOf(change.thing), change]));
  return [...last.values()];
}

/** The steps that counted most, as far as losses tell: the dearest battles, in the order in which they were fought. */
export function dearest(steps: AccountStep[], most: number): AccountStep[] {
  const cost = ({ losses }: AccountStep): number => losses.reduce((sum, { count, reduced }) => sum + (reduced ? count / 2 : count), 0);
  const battles = steps.filter((step) => step.battle && cost(step) > 0);
  return battles.sort((one, other) => cost(other) - cost(one)).slice(0, most).sort((one, other) => one.number - other.number);
}
