/** The pieces in hand: carried over the board, or gathered one by one, to be sent to one place. Nothing is played before they are put down; what may
 * be done with them the server says in a preview. */

import { api, ApiError } from "../api/client.ts";
import type { Choice, State } from "../api/types.ts";
import type { Highlight, Thing } from "../boards/board.ts";
import { keyOf } from "../boards/common/thing.ts";
import type { Scene } from "../games/adapter.ts";
import type { Match } from "./match.svelte.ts";
import { notice } from "./notice.svelte.ts";
import type { WhyNot } from "./whyNot.svelte.ts";

/** The match as it would be after some actions. */
interface Tried {
  actions: string[];
  scene: Scene;
}

/** Asks which of several ways was meant, in the scene that the choices belong to. */
export type AskWay = (choices: Choice[], scene: Scene, play: (choice: Choice) => Promise<void>) => void;

export class Hand {
  #pieces = $state.raw<Thing[]>([]);
  /** With the first piece taken. */
  #tried = $state.raw<Tried | null>(null);
  #version = $state(0);
  #taking: Promise<void> = Promise.resolve();
  /** How often pieces were taken: an answer about earlier ones changes nothing. */
  #taken = 0;
  /** Pieces of a pile: those that cannot go are left behind. */
  #pile = false;

  constructor(
    private readonly match: Match,
    private readonly whyNot: WhyNot,
    private readonly askWay: AskWay,
  ) {}

  get pieces(): Thing[] {
    return this.#version === this.match.present.version && this.match.open ? this.#pieces : [];
  }

  /** The match with the pieces in hand, as the server foresees it. */
  get scene(): Scene | null {
    return this.pieces.length > 0 ? (this.#tried?.scene ?? null) : null;
  }

  get highlighted(): Highlight[] {
    const { scene, pieces, match } = this;
    if (!scene) return match.adapter.highlighted(match.scene);
    const { moves, highlighted, nameOf } = match.adapter;
    const look = (tone: Highlight["tone"]) => (thing: Thing): Highlight => ({ thing, tone, label: nameOf(thing, match.board) });
    const lit = highlighted(scene).filter(({ thing }) => !isIn(pieces, thing));
    const mates = pieces.flatMap((piece) => moves.mates(match.scene, piece)).filter((one) => !isIn(pieces, one));
    return [...pieces.map(look("selected")), ...mates.map(look("choice")), ...lit];
  }

  clear(): void {
    this.#pieces = [];
    this.#tried = null;
  }

  /** Take what a thing stands for; answers what that is. */
  carry(thing: Thing): Thing[] {
    const meant = this.#meant(thing);
    if (meant.length > 0 && !meant.every((one) => isIn(this.pieces, one))) this.#take(meant, meant.length > 1);
    return meant.length > 0 ? this.pieces : [];
  }

  /** Add a piece, or leave it. Answers whether it was one that can be moved. */
  gather(thing: Thing): boolean {
    const meant = this.#meant(thing);
    const left = this.pieces.filter((one) => !isIn(meant, one));
    const next = left.length < this.pieces.length ? left : [...this.pieces, ...meant];
    if (meant.length > 0) this.#take(next, false);
    return meant.length > 0;
  }

  /** What would be taken; nothing while a request is under way, since it may be over. */
  #meant(thing: Thing): Thing[] {
    const { adapter, scene, open, busy } = this.match;
    return open && !busy ? adapter.moves.carried(scene, thing) : [];
  }

  /** Would the pieces in hand be sent somewhere by picking this? */
  means(thing: Thing): boolean {
    return this.#ways(this.scene, thing, this.pieces[0]).length > 0;
  }

  /** Send all pieces to a place, in one request; if one of them cannot go there, none goes. */
  async put(place: Thing): Promise<void> {
    await this.#taking;
    const [first, ...others] = this.pieces;
    const tried = this.#tried;
    if (!first || !tried) return;
    const ways = this.#ways(tried.scene, place, first);
    if (ways.length === 0) return this.whyNot.pick(this.match.present, place, tried.actions);
    const go = (choice: Choice): Promise<void> => this.#send(place, [...tried.actions, choice.text], choice, others);
    if (ways.length > 1) this.askWay(ways, tried.scene, go);
    else if (ways[0]) await go(ways[0]);
  }

  #take(pieces: Thing[], pile: boolean): void {
    const same = isIn(this.pieces.slice(0, 1), pieces[0]) && this.#pile === pile;
    this.#pieces = pieces;
    this.#version = this.match.present.version;
    this.#pile = pile;
    if (same) return;
    this.#tried = null;
    this.#taken += 1;
    this.#taking = this.#attempt(() => this.#begin(pieces));
  }

  /** Take the first piece; of a pile, the first that can be taken. */
  async #begin(pieces: Thing[]): Promise<void> {
    const [first, ...others] = pieces;
    const taken = this.#taken;
    if (!first) return;
    try {
      const tried = await this.#lift([], this.match.scene, first);
      if (taken === this.#taken) this.#tried = tried;
    } catch (error) {
      if (taken !== this.#taken) return;
      if (!this.#pile || others.length === 0) throw error;
      this.#pieces = others;
      await this.#begin(others);
    }
  }

  /** A piece taken in hand after some actions. */
  async #lift(before: string[], scene: Scene, piece: Thing): Promise<Tried> {
    const taken = this.match.adapter.moves.take(scene, piece);
    return taken.length > 0 ? this.#try([...before, ...taken]) : { actions: before, scene };
  }

  async #try(actions: string[]): Promise<Tried> {
    const { present, board } = this.match;
    const state: State = { ...present, ...(await api.preview(present.id, actions)) };
    return { actions, scene: { state, board } };
  }

  /** The others follow the first, by the same way where they can. */
  async #send(place: Thing, actions: string[], way: Choice, others: Thing[]): Promise<void> {
    await this.#attempt(async () => {
      let played = actions;
      for (const piece of others) {
        const next = await this.#follow(place, played, way, piece);
        if (!next) return;
        played = next;
      }
      this.clear();
      await this.match.play(...played);
    });
  }

  /** The actions with which one more piece goes to the place; null: it cannot, and the player is told why. */
  async #follow(place: Thing, played: string[], way: Choice, piece: Thing): Promise<string[] | null> {
    const { scene } = await this.#try(played);
    const { adapter } = this.match;
    const taken = adapter.moves.take(scene, piece);
    if (this.#pile && !taken.every((text) => scene.state.choices.some((choice) => choice.text === text))) return played;
    const lifted = await this.#lift(played, scene, piece);
    const ways = this.#ways(lifted.scene, place, piece);
    const found = ways.find(({ text }) => text === way.text) ?? ways[0];
    if (found) return [...lifted.actions, found.text];
    await this.whyNot.pick(this.match.present, place, lifted.actions);
    return null;
  }

  #ways(scene: Scene | null, place: Thing, piece: Thing | undefined): Choice[] {
    const { adapter } = this.match;
    return scene && piece ? adapter.choicesFor(scene, place).filter((choice) => adapter.moves.sends(choice, piece)) : [];
  }

  /** What is refused is said, as long as the match stands as it was asked about, and the pieces are back where they were. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    const { present } = this.match;
    try {
      await work();
    } catch (error) {
      this.clear();
      if (error instanceof ApiError && error.refusal) this.whyNot.show(present, error.refusal);
      else notice.error(error);
    }
  }
}

const isIn = (pieces: Thing[], thing: Thing | undefined): boolean => !!thing && pieces.some((one) => keyOf(one) === keyOf(thing));
