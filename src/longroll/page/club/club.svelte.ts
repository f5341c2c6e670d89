/** The club as the person at this page sees it: matches and challenges, and what is new. */

import { api, ApiError } from "../api/client.ts";
import type { Summary } from "../api/types.ts";
import { library } from "../state/library.svelte.ts";
import { notice } from "../state/notice.svelte.ts";
import { route } from "../state/route.svelte.ts";
import { clubApi } from "./api.ts";
import { chats } from "./chats.svelte.ts";
import { commit, newShare } from "./entropy.ts";
import { KeptTexts } from "./kept.ts";
import { LiveNews } from "./live.ts";
import { invitedNames, isRunning, needsMe } from "./lists.ts";
import { alertReader, tellLanguage } from "./notices.ts";
import { session } from "./session.svelte.ts";
import type { Challenge, Challenges, NewChallenge, News } from "./types.ts";
import { say } from "./words.svelte.ts";

const NONE: Challenges = { open: [], mine: [], for_me: [] };

class Club {
  matches = $state.raw<Summary[]>([]);
  challenges = $state.raw<Challenges>(NONE);
  /** Counts the people who have come or gone. */
  arrivals = $state(0);
  /** Challenges that wait for a share which this browser does not have. */
  lost = $state.raw<Challenge[]>([]);
  /** The last news of a tournament. */
  heard = $state.raw<News | null>(null);
  readonly #shares = new KeptTexts("longroll-shares", localStorage);
  readonly #links = new KeptTexts("longroll-links", localStorage);
  /** What the player has accepted and has not begun yet. */
  #awaited: Challenge | null = null;
  #news: LiveNews | null = null;
  /** Challenges whose share is on its way: two pieces of news may ask for it at once. */
  readonly #revealing = new Set<string>();

  /** Somebody has signed in or out. */
  begin(): void {
    this.#news?.close();
    [this.#news, this.matches, this.challenges, this.lost] = [null, [], NONE, []];
    if (!session.person) return;
    void tellLanguage();
    this.#news = new LiveNews({
      hear: (news) => this.#hear(news),
      opened: () => void this.load(),
      signedOut: () => void session.refresh(),
    });
  }

  get yourTurn(): Summary[] {
    return this.running.filter((match) => match.seats[match.to_move] === session.player);
  }

  get running(): Summary[] {
    return this.matches.filter(isRunning);
  }

  get finished(): Summary[] {
    return this.matches.filter((match) => !isRunning(match));
  }

  /** A challenge in which the player has a part. */
  find(id: string): Challenge | null {
    return [...this.challenges.mine, ...this.challenges.for_me].find((one) => one.id === id) ?? null;
  }

  async load(): Promise<void> {
    await Promise.all([this.#loadMatches(), this.loadChallenges()]);
  }

  /** A commitment to a new share, which is kept until it is revealed. */
  async commitment(): Promise<string> {
    const share = newShare();
    const commitment = await commit(share);
    this.#shares.keep(commitment, share);
    return commitment;
  }

  /** The challenge is made; the links to send, if it is by invitation. */
  async challenge(asked: Omit<NewChallenge, "commitment">): Promise<string[]> {
    const { id, invitations } = await clubApi.challenge({ ...asked, commitment: await this.commitment() });
    const links = invitations.map((token) => `${location.origin}${location.pathname}#/invitation/${token}`);
    if (links.length > 0) this.#links.keep(id, links.join(" "));
    await this.loadChallenges();
    return links;
  }

  /** The links of an own challenge, if it was made in this browser. */
  linksOf({ id }: Challenge): string[] {
    return this.#links.find(id)?.split(" ") ?? [];
  }

  async accept(challenge: Challenge, seat?: string): Promise<void> {
    await this.#await(await clubApi.accept(challenge.id, newShare(), seat));
  }

  async acceptInvitation(token: string, seat?: string): Promise<Challenge> {
    const accepted = await clubApi.acceptInvitation(token, newShare(), seat);
    await this.#await(accepted);
    return accepted;
  }

  async withdraw(challenge: Challenge): Promise<void> {
    await clubApi.withdraw(challenge.id);
    this.#forget(challenge);
    this.challenges = { ...this.challenges, mine: this.challenges.mine.filter(({ id }) => id !== challenge.id) };
    await this.loadChallenges();
  }

  async decline(challenge: Challenge): Promise<void> {
    await clubApi.decline(challenge.id);
    await this.loadChallenges();
  }

  async loadChallenges(): Promise<void> {
    if (!session.person) return;
    await this.#try(async () => {
      const before = this.challenges.mine;
      this.challenges = await clubApi.challenges();
      await this.#revealAll();
      const gone = before.filter(({ id }) => !this.challenges.mine.some((one) => one.id === id));
      await Promise.all(gone.map((one) => this.#tellEnd(one)));
    });
  }

  /** An own challenge that is no longer listed: did somebody decline it? */
  async #tellEnd(challenge: Challenge): Promise<void> {
    const found = await clubApi.look(challenge.id).catch(() => null);
    if (found?.status !== "declined") return;
    this.#forget(challenge);
    notice.show(say("club-was-declined", { name: invitedNames(challenge) }));
  }

  #forget({ id, commitment }: Challenge): void {
    this.#shares.forget(commitment);
    this.#links.forget(id);
  }

  async #loadMatches(): Promise<void> {
    if (!session.person) return;
    await this.#try(async () => {
      this.matches = (await api.matches()).filter((match) => library.game(match));
    });
  }

  /** The match begins when its challenger has revealed his share. */
  async #await(challenge: Challenge): Promise<void> {
    this.#awaited = challenge;
    await this.load();
  }

  #hear(news: News): void {
    if (news.kind === "chat") void chats.hear(news.match ?? "");
    else if (news.kind === "notice") void alertReader(news);
    else if (news.kind === "challenges") void this.loadChallenges();
    else if (news.kind === "tournament") this.heard = news;
    else if (news.kind === "presence") this.arrivals += 1;
    else if (news.kind === "annulled") notice.show(news.title ?? "");
    else void this.#loadMatches();
    if (news.kind === "challenges") this.arrivals += 1;
    if (news.kind === "match") void this.#look();
  }

  /** Has begun what the player waits for? */
  async #look(): Promise<void> {
    const awaited = this.#awaited;
    const found = awaited && (await clubApi.look(awaited.id).catch(() => null));
    if (found?.match && this.#awaited === awaited) this.#enter(found);
  }

  /** What was accepted begins when the share of its creator is known. */
  async #revealAll(): Promise<void> {
    const waiting = this.challenges.mine.filter((challenge) => needsMe(challenge, session.player));
    this.lost = waiting.filter(({ commitment }) => !this.#shares.find(commitment));
    for (const { id, commitment } of waiting) {
      const share = this.#shares.find(commitment);
      if (share && !this.#revealing.has(id)) await this.#reveal(id, share);
    }
  }

  async #reveal(id: string, share: string): Promise<void> {
    this.#revealing.add(id);
    try {
      const begun = await clubApi.reveal(id, share);
      this.#forget(begun);
      this.#enter(begun);
    } finally {
      this.#revealing.delete(id);
    }
  }

  /** A match begins: to it, unless another one is being played. */
  #enter({ id, match, rematch_of }: Challenge): void {
    if (this.#awaited?.id === id) this.#awaited = null;
    const { place } = route;
    if (place.screen !== "match" || place.id === rematch_of) route.go({ screen: "match", id: match, at: null });
    void this.load();
  }

  /** Without an answer everything stays as it is; the next news brings it. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401 && session.person) await session.refresh();
      else if (error.status !== 0) notice.error(error);
    }
  }
}

export const club = new Club();
