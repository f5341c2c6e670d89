/** A match at this screen: its present state, its events, what is done to it and what is heard of it. */

import { api, ApiError } from "../api/client.ts";
import { LiveSocket } from "../api/liveSocket.ts";
import { type Choice, type Event, isPerson, type News, type Refusal, type State, type Thinking } from "../api/types.ts";
import { type Adapter, type Repeat, type Scene } from "../games/adapter.ts";
import { notice } from "./notice.svelte.ts";
import type { Content } from "./pace.ts";
import { Playback } from "./playback.svelte.ts";
import { amend, newActions, upTo } from "./log.ts";
import { settings } from "./settings.svelte.ts";

const MOST_FORCED = 60;

export class Match {
  /** As the server last said. */
  present: State = $state.raw() as State;
  /** When it was heard that a computer player has begun its present choice, by the clock of this page. */
  heard = $state(0);
  events = $state.raw<Event[]>([]);
  /** The events of the last action shown that had any. */
  latest = $state.raw<Event[]>([]);
  up = $state(true);
  gone = $state(false);
  busy = $state(false);
  /** The last choice of the player. */
  last = $state.raw<Choice | null>(null);
  playback: Playback;
  onRefused: (refusal: Refusal) => void = () => undefined;
  #socket: LiveSocket | null = null;
  #held: News[] = [];
  /** After an undo the player goes on, not the page. */
  #paused = false;
  /** Whether forced choices are made here: in one tab only, the one that acted last. */
  #leads = true;

  private constructor(
    state: State,
    readonly board: unknown,
    readonly adapter: Adapter,
  ) {
    this.#take(state);
    this.playback = new Playback(state.id, {
      show: (number) => this.#tell(this.eventsOf(number)),
      content: (number) => this.#content(this.eventsOf(number)),
    });
  }

  static async open(id: string, prepare: (state: State) => Promise<[unknown, Adapter]>): Promise<Match> {
    const state = await api.state(id);
    const [log, prepared] = await Promise.all([api.log(id), prepare(state)]);
    const match = new Match(state, ...prepared);
    match.events = upTo(state.actions, log);
    match.#socket = new LiveSocket(id, {
      known: () => match.present.version,
      news: (news) => match.#hear(news),
      line: (up) => (match.up = up),
      gone: () => (match.gone = true),
    });
    return match;
  }

  /** The language has changed: what the server says comes again in it. */
  translate(): void {
    this.#socket?.renew();
  }

  close(): void {
    this.#socket?.close();
    this.playback.clear();
  }

  /** What an action has led to. */
  eventsOf(number: number): Event[] {
    return this.events.filter((event) => event.number === number);
  }

  /** What has just been played of the moves of others. */
  get played(): Event[] {
    const { state, at, seat } = this.playback;
    return state ? this.latest.filter((event) => event.number === at && event.seat === seat) : [];
  }

  get scene(): Scene {
    return { state: this.playback.state ?? this.present, board: this.board };
  }

  /** May somebody at this screen choose now? */
  get open(): boolean {
    return !this.playback.state && this.present.choices.length > 0;
  }

  async play(text: string): Promise<boolean> {
    return this.#during(async () => {
      this.#begin();
      this.last = this.present.choices.find((choice) => choice.text === text) ?? null;
      await this.#act(text);
      await this.#forced();
    });
  }

  /** A choice and, where it is then offered, another. False: the first was made, and the second was not offered. */
  async playTwo(first: string, second: string): Promise<boolean> {
    let both = true;
    await this.#during(async () => {
      this.#begin();
      await this.#act(first);
      both = this.#offers(second);
      if (both) await this.#act(second);
      await this.#forced();
    });
    return both;
  }

  /** Each start, followed by the same choice; a start that does not lead to it is taken back. */
  async repeat(repeat: Repeat): Promise<void> {
    await this.#during(async () => {
      for (const start of repeat.starts) {
        if (!this.#offers(start.text)) break;
        await this.#act(start.text);
        if (this.#offers(repeat.next)) await this.#act(repeat.next);
        else await this.#undo();
      }
    });
  }

  /** Take back the last choice, and with it those that were made for the player. */
  async undo(): Promise<void> {
    await this.#during(async () => {
      do await this.#undo();
      while (!this.present.undo_stops && this.#isForced());
      this.last = null;
      this.#paused = true;
    });
  }

  /** Make the choices that are the only one. */
  async nudge(): Promise<void> {
    if (this.open && this.#leads && !this.#paused && this.#isForced()) await this.#during(() => this.#forced());
  }

  /** Let the computer player that thinks play the best it has found so far. */
  async hurry(): Promise<void> {
    await api.hurry(this.present.id).catch((error: unknown) => notice.error(error));
  }

  /** Other players for these seats. */
  async reseat(seats: Record<string, string>): Promise<boolean> {
    return this.#during(async () => this.#settle(await api.reseat(this.present.id, seats)));
  }

  /** How the match stands, from the server: the log after the state, for what it knows beyond that comes as news. */
  async refetch(): Promise<void> {
    const state = await api.state(this.present.id);
    const events = upTo(state.actions, await api.log(this.present.id));
    if (state.version >= this.present.version) this.#learn({ version: state.version, state, kept: 0, events });
  }

  #begin(): void {
    this.#paused = false;
    this.#leads = true;
    this.playback.clear();
  }

  #offers(text: string): boolean {
    return this.present.choices.some((choice) => choice.text === text);
  }

  async #act(text: string): Promise<void> {
    const { id, version, to_move } = this.present;
    const { state, events } = await api.act(id, text, version, to_move);
    this.events = amend(this.events, state.actions - 1, events);
    this.#tell(events);
    await this.#settle(state);
  }

  async #undo(): Promise<void> {
    const { id, version, to_move, seat } = this.present;
    const state = await api.undo(id, version, seat || to_move);
    this.events = amend(this.events, state.actions, []);
    await this.#settle(state);
  }

  /** Take a state; where the next choice is another person's at this screen, see it through their eyes. */
  async #settle(state: State): Promise<void> {
    const handed = state.to_move !== state.seat && isPerson(state, state.to_move);
    const seen = handed ? await api.state(state.id) : state;
    if (seen.version !== state.version) await this.refetch();
    else if (seen.version >= this.present.version) this.#take(seen);
  }

  #isForced(): boolean {
    const [only, ...more] = this.present.choices;
    return settings.forced && only !== undefined && more.length === 0 && this.adapter.forced(only);
  }

  /** Another tab may have been faster: then there is nothing left to do, and nothing to say. */
  async #forced(): Promise<void> {
    try {
      for (let count = 0; count < MOST_FORCED && this.#isForced(); count++) {
        const [only] = this.present.choices;
        if (only) await this.#act(only.text);
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "stale")) throw error;
      await this.refetch();
    }
  }

  /** One thing at a time; what is heard meanwhile waits. */
  async #during(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await work();
      return true;
    } catch (error) {
      await this.#fail(error);
      return false;
    } finally {
      this.busy = false;
      for (const news of this.#held.splice(0)) this.#hear(news);
    }
  }

  async #fail(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.refusal) this.onRefused(error.refusal);
    else notice.error(error);
    if (error instanceof ApiError && error.status === 409) await this.refetch().catch(() => undefined);
  }

  #hear(news: News): void {
    if (this.busy) {
      this.#held.push(news);
      return;
    }
    if (this.#knows(news.state)) return;
    if (news.version > this.present.version && isPerson(this.present, this.present.to_move)) this.#leads = false;
    this.#learn(news);
  }

  #learn({ state, kept, events }: News): void {
    const shown = this.scene.state;
    const unseen = newActions(this.events, events);
    this.events = amend(this.events, kept, events);
    this.#take(state);
    if (this.playback.isBeyond(kept)) this.playback.clear();
    const steps = unseen.map((number) => ({ number, seat: seatOf(events, number), state: number === state.actions ? state : null }));
    if (!this.playback.play(shown, steps)) this.#tell(events.filter((event) => unseen.includes(event.number)));
  }

  #take(state: State): void {
    const news = state.thinking && !isSame(state.thinking, this.present?.thinking);
    this.present = state;
    if (news) this.heard = performance.now();
  }

  /** Old news, or no news. */
  #knows({ version, seat, trouble, thinking }: State): boolean {
    const { present } = this;
    if (version !== present.version) return version < present.version;
    return seat === present.seat && trouble === present.trouble && isSame(thinking, present.thinking);
  }

  #content(events: Event[]): Content {
    const { adapter } = this;
    if (events.some((event) => adapter.dice(event).length > 0)) return "dice";
    return events.some((event) => adapter.placeOf(event) ?? adapter.isHeading(event)) ? "event" : "nothing";
  }

  #tell(events: Event[]): void {
    if (events.length === 0) return;
    this.latest = events;
    notice.announce(events.map((event) => this.adapter.describe(event, this.board)).join(" "));
  }
}

const seatOf = (events: Event[], number: number): string => events.find((event) => event.number === number)?.seat ?? "";

/** Is it the same choice of the same computer player? */
function isSame(one: Thinking | null, other: Thinking | null | undefined): boolean {
  return one?.since === other?.since && one?.seat === other?.seat && one?.bot === other?.bot && one?.spent === other?.spent;
}
