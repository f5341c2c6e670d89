/** A match at this screen: its present state, its log, what the player does and what the server sends. */

import { api, ApiError } from "../api/client.ts";
import type { Feed } from "../api/transport.ts";
import type { BotStatus, Choice, Entry, LogEvent, Refusal, State, Update } from "../api/types.ts";
import type { Thing } from "../boards/board.ts";
import type { Adapter, Repeat, Scene } from "../games/adapter.ts";
import { amend, eventsOf, lastNumber, newEntries } from "./log.ts";
import { notice } from "./notice.svelte.ts";
import type { Content } from "./pace.ts";
import { Playback } from "./playback.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** For how many milliseconds a click may still be meant for what was shown before. */
const LATE = 400;

export class Match {
  present: State = $state.raw() as State;
  /** When a computer player began its present choice, by the clock of this page. */
  botSince = $state(0);
  entries = $state.raw<Entry[]>([]);
  /** The events of the last action shown that had any. */
  latest = $state.raw<LogEvent[]>([]);
  connected = $state(true);
  deleted = $state(false);
  busy = $state(false);
  /** The last choice of the player. */
  last = $state.raw<Choice | null>(null);
  playback: Playback;
  onRefused: (refusal: Refusal) => void = () => undefined;
  #feed: Feed | null = null;
  /** After an undo the player goes on, not the page. */
  #undone = false;
  /** The state whose forced choice was not made: it is tried again when there is news of the match, or a new connection. */
  #failed: State | null = null;
  /** What was present before, and until when by the clock of this page. */
  #past: { state: State; until: number }[] = [];
  /** What the feed brought while a request was under way. */
  #waiting: Update[] = [];

  private constructor(
    state: State,
    readonly board: unknown,
    readonly adapter: Adapter,
  ) {
    this.#set(state);
    this.playback = new Playback(state.id, {
      show: (number) => this.#announce(this.eventsOf(number)),
      content: (number) => this.#content(this.eventsOf(number)),
    });
  }

  static async open(id: string, prepare: (state: State) => Promise<[unknown, Adapter]>): Promise<Match> {
    const state = await api.state(id);
    const [log, prepared] = await Promise.all([api.log(id), prepare(state)]);
    const match = new Match(state, ...prepared);
    match.entries = upTo(state, log);
    match.#feed = api.follow(id, {
      version: () => match.present.version,
      update: (update) => match.#receive(update),
      connected: (up) => {
        match.#failed = null;
        match.connected = up;
      },
      deleted: () => (match.deleted = true),
    });
    return match;
  }

  /** The language has changed: the server sends its sentences again. */
  translate(): void {
    this.#feed?.reopen();
  }

  close(): void {
    this.#feed?.close();
    this.playback.clear();
  }

  /** What an action has led to. */
  eventsOf(number: number): LogEvent[] {
    return eventsOf(this.entries.filter((entry) => entry.number === number));
  }

  /** The events being played back. */
  get played(): LogEvent[] {
    const { state, at, seat } = this.playback;
    return state ? this.latest.filter((event) => event.number === at && event.seat === seat) : [];
  }

  get scene(): Scene {
    return { state: this.playback.state ?? this.present, board: this.board };
  }

  /** May somebody at this screen choose now? */
  get open(): boolean {
    return !this.playback.state && this.present.choices.length > 0 && !this.present.damage;
  }

  /** Was there a choice about this thing until a moment ago, and is there none now? Then a click on it has come too late. */
  isTooLate(thing: Thing): boolean {
    const { adapter, board, present } = this;
    const offers = (state: State): boolean => adapter.choicesFor({ state, board }, thing).length > 0;
    if (this.#undone || offers(present) || adapter.isUndo({ state: present, board }, thing)) return false;
    return this.#past.some(({ state, until }) => performance.now() - until < LATE && offers(state));
  }

  /** Play actions in order, all or none. */
  async play(...actions: string[]): Promise<boolean> {
    return this.#request(async () => {
      this.#undone = false;
      this.last = this.present.choices.find(({ text }) => text === actions.at(-1)) ?? null;
      await this.#act(actions);
    });
  }

  /** Make the present choice if the game marks it as forced. Another tab may have been faster: then there is nothing to do. */
  async playForced(): Promise<void> {
    const [only] = this.present.choices;
    if (!this.open || !only || !this.present.forced || !settings.forced || this.#undone || this.present === this.#failed) return;
    await this.#request(async () => {
      try {
        await this.#act([only.text]);
      } catch (error) {
        this.#failed = this.present;
        if (!(error instanceof ApiError && error.code === "stale")) throw error;
        await this.refetch();
      }
    });
  }

  /** Play each group of actions that is allowed, in one request; only if the first is refused another one leads. */
  async repeat({ groups }: Repeat): Promise<void> {
    await this.#request(async () => {
      for (const [place, group] of groups.entries()) {
        try {
          return await this.#act(group, groups.slice(place + 1));
        } catch (error) {
          if (!isRefused(error) || place === groups.length - 1) throw error;
        }
      }
    });
  }

  /** Let the computer do the rest of what is asked now: the set-up, the purchase, the phase. */
  async finish(): Promise<boolean> {
    return this.#request(async () => {
      const { id, version, to_move } = this.present;
      this.last = null;
      this.#undone = false;
      this.playback.clear();
      this.#apply(await api.finish(id, { forced: settings.forced, version, seat: to_move }), true);
    });
  }

  /** Undo the last choice or, with `to`, all actions but the first so many. */
  async undo(to: number | null = null): Promise<void> {
    await this.#request(async () => {
      const { id, version, to_move, seat } = this.present;
      this.last = null;
      this.#undone = true;
      this.#apply(await api.undo(id, { version, seat: seat || to_move, to }), true);
    });
  }

  /** Let the computer player play the best that it has found so far. */
  async moveNow(): Promise<void> {
    await api.moveNow(this.present.id).catch((error: unknown) => notice.error(error));
  }

  /** Other players for these seats. */
  async setSeats(seats: Record<string, string>): Promise<boolean> {
    return this.#request(async () => {
      const state = await api.setSeats(this.present.id, seats);
      if (state.actions !== this.present.actions) await this.refetch();
      else this.#apply({ version: state.version, kept: state.actions, state, entries: [], played: 0 }, true);
    });
  }

  async refetch(): Promise<void> {
    const state = await api.state(this.present.id);
    const entries = upTo(state, await api.log(this.present.id));
    this.#apply({ version: state.version, kept: 0, state, entries, played: 0 }, false);
  }

  async #act(actions: string[], optional: string[][] = []): Promise<void> {
    const { id, version, to_move } = this.present;
    this.playback.clear();
    this.#apply(await api.act(id, { actions, optional, forced: settings.forced, version, seat: to_move }), true);
  }

  /** One request at a time; what the socket brings meanwhile is applied after its answer. */
  async #request(work: () => Promise<void>): Promise<boolean> {
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
      for (const update of this.#waiting.splice(0)) this.#receive(update);
    }
  }

  /** After a conflict, or an answer that was lost, the server is asked how the match stands. */
  async #fail(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.refusal) this.onRefused(error.refusal);
    else notice.error(error);
    if (error instanceof ApiError && (error.status === 409 || error.status === 0)) await this.refetch().catch(() => undefined);
  }

  #receive(update: Update): void {
    if (this.busy) this.#waiting.push(update);
    else this.#apply(update, false);
  }

  /** `own`: it answers a request of this page, and is shown at once. Others' moves are played back. A message that builds on actions which have not arrived
   * yet is no use: the whole log is asked for. */
  #apply(update: Update, own: boolean): void {
    const { version, kept, state } = update;
    if (version < this.present.version) return;
    if (kept > lastNumber(this.entries)) {
      this.refetch().catch((error: unknown) => notice.error(error));
      return;
    }
    const shown = this.scene.state;
    const unseen = newEntries(this.entries, update.entries);
    this.entries = amend(this.entries, update);
    this.#set(state);
    if (this.playback.isBeyond(kept)) this.playback.clear();
    const steps = unseen.map(({ number, seat }) => ({ number, seat, state: number === state.actions ? state : null }));
    if (own || !this.playback.play(shown, steps)) this.#announce(eventsOf(unseen));
  }

  #set(state: State): void {
    const now = performance.now();
    const begins = state.bot && !isSame(state.bot, this.present?.bot);
    if (this.present) this.#past = [...this.#past.filter(({ until }) => now - until < LATE), { state: this.present, until: now }];
    this.present = state;
    if (begins) this.botSince = now;
  }

  #content(events: LogEvent[]): Content {
    const { adapter } = this;
    if (events.some((event) => adapter.dice(event).length > 0)) return "dice";
    return events.some((event) => adapter.placeOf(event) ?? adapter.isHeading(event)) ? "event" : "nothing";
  }

  #announce(events: LogEvent[]): void {
    if (events.length === 0) return;
    this.latest = events;
    notice.announce(events.map((event) => this.adapter.describe(event, this.board)).join(" "));
  }
}

/** What a state knows of a log that was asked for after it; the rest comes through the socket. */
const upTo = ({ actions }: State, log: Entry[]): Entry[] => log.filter(({ number }) => number <= actions);

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.refusal !== null;

/** Is it the same choice of the same computer player? */
function isSame(one: BotStatus, other: BotStatus | null | undefined): boolean {
  return one.since === other?.since && one.seat === other.seat && one.bot === other.bot && one.spent === other.spent && one.status === other.status;
}
