/** The state of the user interface around a match: the why-not card, the chooser, dialogs, marks on the board. */

import type { AdvisedPlan, Choice, Entry, LogEvent } from "../api/types.ts";
import { seatFacts } from "./seats.ts";
import type { CameraState, Highlight, Thing, Trace } from "../boards/board.ts";
import type { Loss, Question, Scene } from "../games/adapter.ts";
import type { Hand } from "./hand.svelte.ts";
import { MatchAdvice } from "./advice.svelte.ts";
import { WhyNot } from "./whyNot.svelte.ts";
import type { Match } from "./match.svelte.ts";
import { notice } from "./notice.svelte.ts";
import { eventsOf, lastVolley } from "./log.ts";
import { planSteps } from "./plan.ts";
import { Replay } from "./replay.svelte.ts";
import { host } from "./host.svelte.ts";
import { TurnSummary } from "./turnSummary.svelte.ts";
import { say } from "./words.svelte.ts";

export type Drawer = "" | "rules" | "keys" | "fork" | "menu" | "match" | "orders";

/** A pick that waits to be confirmed, and the choice it means. */
export interface Proposal {
  thing: Thing;
  choice: Choice;
  version: number;
}

const NO_TRACE: Trace = { arrows: [], badges: [] };

/** Choices among which the player must still decide, the scene that they belong to, and what is done with the chosen one. */
interface Several {
  choices: Choice[];
  version: number;
  scene: Scene | null;
  play: ((choice: Choice) => Promise<void>) | null;
}

/** A second click so soon after the first is the same click. */
const TWICE = 400;

/** How many were lost, in a few signs. */
function lossSign(losses: Loss[]): string {
  const lost = losses.filter(({ reduced }) => !reduced).reduce((sum, { count }) => sum + count, 0);
  return lost > 0 ? `−${lost}` : "";
}

export class MatchUi {
  whyNot: WhyNot;
  replay: Replay;
  summary: TurnSummary;
  advice: MatchAdvice;
  replaying = $state(false);
  /** What is in hand; its script comes after all that is needed to choose. */
  hand = $state.raw<Hand | null>(null);
  #several = $state.raw<Several>({ choices: [], version: 0, scene: null, play: null });
  #proposed = $state.raw<Proposal | null>(null);
  /** The version in which was asked what is given up, and whether that still stands. */
  #asked = $state(-1);
  #asking = $state(false);
  drawer = $state<Drawer>("");
  /** After which action the fork dialog continues. */
  forkAt = $state(0);
  /** The rule at which the rulebook is open. */
  rule = $state("");
  overlay = $state("none");
  /** The overlay that is shown as long as a key is held, and what was shown before. */
  held: { overlay: string; before: string } | null = null;
  hidden = $state(false);
  /** Where the board is to look, and a mark on it. */
  sight = $state.raw<Thing | null>(null);
  /** The place of a log line that the pointer is on; the map does not move for it. */
  noted = $state.raw<Thing[]>([]);
  /** What the board is to bring into sight at once. */
  framed = $state.raw<Thing[]>([]);
  /** The action whose shots were closed, and whose dice. */
  closedVolley = $state(0);
  closedDice = $state(0);
  /** The result was put away, to see the map. */
  resultClosed = $state(false);
  /** The best plan of an exercise, when the answer has been marked. */
  answer = $state.raw<{ plan: AdvisedPlan; seat: string } | null>(null);
  /** A plan to be seen on the map when the past is at this moment. */
  plan = $state.raw<{ at: number; trace: Trace } | null>(null);
  /** What the lesson points at. */
  pointed = $state.raw<Thing[]>([]);
  /** How the map was looked at when it was last put away: in another language it is made anew. */
  camera: CameraState | null = null;
  /** Whether the board was the last thing clicked, and no key has steered since. */
  clicked = false;
  #picked: { thing: Thing; time: number } | null = null;

  constructor(readonly match: Match) {
    this.whyNot = new WhyNot(match.adapter, () => (this.replaying || match.playback.state ? null : match.present));
    this.replay = new Replay(match.present.id);
    this.summary = new TurnSummary(match, (things) => (this.framed = things));
    void this.#reachOut();
    this.advice = new MatchAdvice(match, (things) => (this.framed = things));
    match.onRefused = (refusal) => this.whyNot.show(match.present, refusal);
  }

  async #reachOut(): Promise<void> {
    const found = await import("./hand.svelte.ts").catch(() => null);
    this.hand = found && new found.Hand(this.match, this.whyNot, (choices, scene, play) => this.#ask({ choices, scene, play }));
  }

  get scene(): Scene {
    return this.replaying && this.replay.state ? { state: this.replay.state, board: this.match.board } : this.match.scene;
  }

  /** Is a lesson or an exercise played? It has an end of its own, and gives its own help. */
  get learning(): boolean {
    return this.match.present.lesson !== null || this.match.present.exercise !== null;
  }

  /** What a club adds to a match between people. */
  get club(): typeof host.club {
    return this.match.present.agreement && host.club;
  }

  /** Is it over without the game having an outcome? */
  get settled(): boolean {
    return !this.replaying && !!this.match.present.agreement?.result && !this.match.present.outcome;
  }

  /** May the computer help? */
  get helped(): boolean {
    const { agreement, outcome } = this.match.present;
    return !this.learning && (!(agreement?.rated || agreement?.tournament) || !!outcome);
  }

  get open(): boolean {
    return !this.replaying && this.match.open;
  }

  /** The log up to the moment that is shown. */
  get entries(): Entry[] {
    const { entries, playback } = this.match;
    if (!this.replaying && !playback.state) return entries;
    const at = this.replaying ? this.replay.at : playback.at;
    return entries.filter(({ number }) => number <= at);
  }

  get events(): LogEvent[] {
    return eventsOf(this.entries);
  }

  /** Something beside the map needs the room there: a battle, or a sheet of the game. */
  get fighting(): boolean {
    return this.match.adapter.battlefield(this.scene.state) !== null;
  }

  get summaryShown(): boolean {
    return !this.replaying && this.summary.shown && !this.advice.shown;
  }

  /** A plan, or what was done for the player; what the others did since comes first. */
  get adviceShown(): boolean {
    return !this.replaying && (this.advice.shown || (!this.summaryShown && this.advice.done.length > 0));
  }

  /** Does the result lie over the map? */
  get resultShown(): boolean {
    const { present, playback } = this.match;
    return !this.replaying && !playback.state && present.outcome !== null && !this.learning && !this.resultClosed;
  }

  /** Is the summary only a line? */
  get summaryFolded(): boolean {
    return this.fighting && !this.summary.unfolded;
  }

  /** The last shots as of the moment shown. They stay until the player goes on or closes them; what the others do next takes them away only from who watches. */
  get volley(): LogEvent[] {
    const { present, adapter, playback } = this.match;
    const { seat, seats } = present;
    const strict = this.replaying || playback.state !== null || this.fighting || seat === "";
    const last = this.summaryShown ? this.summary.first : Infinity;
    const entries = this.entries.filter(({ number }) => number <= last);
    const volley = lastVolley(entries, adapter.volley, (entry) => strict || seats[entry.seat] === seats[seat]);
    const isRead = (number: number): boolean => number === this.closedVolley || (!strict && number <= this.summary.seen);
    return volley.some(({ number }) => isRead(number)) ? [] : volley;
  }

  /** What is drawn over the map: the best plan of an exercise, the plan that is advised, else the summary, else where the last shots fell. */
  get trace(): Trace {
    const { match, summary } = this;
    if (this.replaying && this.plan?.at === this.replay.at) return this.plan.trace;
    if (this.replaying || match.playback.state) return NO_TRACE;
    if (this.answer) return { arrows: planSteps(this.answer.plan, this.answer.seat, 0, match.adapter).flatMap(({ arrows }) => arrows), badges: [] };
    if (this.adviceShown) return this.advice.trace;
    if (this.summaryShown && !this.summaryFolded) return summary.trace(({ losses }) => lossSign(losses));
    const events = this.fighting ? [] : this.volley;
    const thing = events.map((event) => match.adapter.placeOf(event)).find((place) => place !== null);
    return thing ? { arrows: [], badges: [{ thing, text: lossSign(events.flatMap((event) => match.adapter.account.losses(event))) }] } : NO_TRACE;
  }

  /** Choices of the present position among which the player must still decide. */
  get several(): Choice[] {
    return this.open && this.#several.version === this.match.present.version ? this.#several.choices : [];
  }

  set several(choices: Choice[]) {
    this.#ask({ choices, scene: null, play: null });
  }

  /** What the choices among which to decide are called. */
  get question(): Question {
    return this.match.adapter.questionFor(this.#several.scene ?? this.match.scene, this.several);
  }

  #ask(several: Omit<Several, "version">): void {
    this.#several = { ...several, version: this.match.present.version };
  }

  /** One of several was chosen. */
  async decide(choice: Choice): Promise<void> {
    const { play } = this.#several;
    this.several = [];
    await (play ?? ((one: Choice) => this.choose(one)))(choice);
  }

  /** What lies on the board: with pieces in hand, what they could do. */
  get onBoard(): Scene {
    return (!this.replaying && this.hand?.scene) || this.scene;
  }

  get highlighted(): Highlight[] {
    if (!this.open) return [];
    return this.hand?.highlighted ?? this.match.adapter.highlighted(this.match.scene);
  }

  /** What is dragged was put down on a thing, or (null) let go. */
  async drop(thing: Thing | null): Promise<void> {
    this.#forget();
    if (thing) await this.hand?.put(thing);
    this.hand?.clear();
  }

  gather(thing: Thing): boolean {
    this.#forget();
    return this.open && !!this.hand?.gather(thing);
  }

  /** What was asked, pointed at or proposed before is over. */
  #forget(): void {
    this.sight = null;
    this.whyNot.close();
    this.#proposed = null;
    this.stay();
  }

  /** What was proposed of the present position. */
  get proposal(): Proposal | null {
    const current = this.open && this.#proposed?.version === this.match.present.version;
    return current ? this.#proposed : null;
  }

  get marks(): Thing[] {
    if (this.noted.length > 0) return this.noted;
    return this.whyNot.answer?.things ?? (this.sight ? [this.sight] : this.scenes.length > 0 ? this.scenes : this.#shown);
  }

  /** The past is no place to point at. */
  get #shown(): Thing[] {
    return this.replaying ? [] : this.pointed;
  }

  /** Where it happened what is being played. */
  get scenes(): Thing[] {
    const { played, adapter } = this.match;
    return this.replaying ? [] : played.flatMap((event) => adapter.placeOf(event) ?? []);
  }

  /** A thing on the board was picked, highlighted or not; by touch, a destination is shown first and taken the second time. While a request is
   * under way nothing is picked: what is shown may be over. Nor is what a click was aimed at just before it was over. */
  async pick(thing: Thing, touch = false): Promise<void> {
    const held = this.#held();
    if (this.match.busy || (!held && this.match.isTooLate(thing))) return;
    const proposed = this.proposal;
    this.#forget();
    const twice = this.#again(thing);
    if (held && (await this.#pickInHand(held, thing))) return;
    if (this.open) await this.#pickOpen(thing, touch, proposed, twice);
    else if (this.replaying) notice.show(say("no-choice-past"));
    else if (this.match.present.outcome) await this.whyNot.pick(this.match.present, thing);
    else notice.show(say("not-your-turn", seatFacts(this.match.present.to_move)));
  }

  /** The hand, if there are pieces in it. */
  #held(): Hand | null {
    return this.open && this.hand && this.hand.pieces.length > 0 ? this.hand : null;
  }

  /** With pieces in hand, a place is where they go; another choice puts them back. Answers whether that was all. */
  async #pickInHand(hand: Hand, thing: Thing): Promise<boolean> {
    const { adapter, scene } = this.match;
    const other = !hand.means(thing) && adapter.choicesFor(scene, thing).length > 0;
    if (other) hand.clear();
    else await hand.put(thing);
    return !other;
  }

  /** Is this the second click of a double one? */
  #again(thing: Thing): boolean {
    const [before, time] = [this.#picked, performance.now()];
    this.#picked = { thing, time };
    return before?.thing.kind === thing.kind && before.thing.id === thing.id && time - before.time < TWICE;
  }

  async #pickOpen(thing: Thing, touch: boolean, proposed: Proposal | null, twice: boolean): Promise<void> {
    const { adapter, scene } = this.match;
    if (adapter.isUndo(scene, thing) && !this.match.present.undo_stops) {
      if (!twice) await this.match.undo();
      return;
    }
    const choices = adapter.choicesFor(scene, thing);
    const [only, ...more] = choices;
    if (!only) await this.whyNot.pick(scene.state, thing);
    else if (more.length > 0) this.several = choices;
    else if (touch && adapter.previews(scene.state, only) && proposed?.choice.text !== only.text) this.#propose(thing, only);
    else await this.#playPick(scene, thing, only);
  }

  #propose(thing: Thing, choice: Choice): void {
    this.#proposed = { thing, choice, version: this.match.present.version };
  }

  /** Take what was proposed. */
  async confirm({ thing }: Proposal): Promise<void> {
    await this.pick(thing);
  }

  async #playPick(scene: Scene, thing: Thing, choice: Choice): Promise<void> {
    const next = this.match.adapter.followUp(scene, thing);
    if (next) await this.match.play(choice.text, next);
    else await this.choose(choice);
  }

  /** The first button was pressed. If it gives something up, it asks once what is left; a lesson knows what it asks for. */
  async press(choice: Choice): Promise<void> {
    const { version, lesson } = this.match.present;
    if (this.#asked !== version && !lesson && this.match.adapter.left(this.match.scene)) [this.#asked, this.#asking] = [version, true];
    else await this.choose(choice);
  }

  /** What is given up, while that is asked about. */
  get left(): string {
    return this.#asking && this.open && this.#asked === this.match.present.version ? this.match.adapter.left(this.match.scene) : "";
  }

  /** Nothing is given up. */
  stay(): void {
    this.#asking = false;
  }

  async choose(choice: Choice): Promise<void> {
    await this.type(choice.text);
  }

  /** Play an action by its written form. */
  async type(text: string): Promise<void> {
    this.several = [];
    this.whyNot.close();
    await this.match.play(text);
  }

  forkFrom(number: number): void {
    this.forkAt = number;
    this.drawer = "fork";
  }

  read(rule: string): void {
    this.rule = rule;
    this.drawer = "rules";
  }

  look(thing: Thing): void {
    this.whyNot.close();
    this.sight = { ...thing };
  }
}
