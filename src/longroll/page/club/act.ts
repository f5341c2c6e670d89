/** What a player does with a match beside playing it. */

import { notice } from "../state/notice.svelte.ts";
import type { MatchUi } from "../state/ui.svelte.ts";
import { clubApi } from "./api.ts";
import { explain } from "./attempt.svelte.ts";
import type { Answer, OfferKind } from "./types.ts";

/** The seat for which somebody at this page speaks; empty: a spectator. */
export function seatOf(ui: MatchUi): string {
  const { agreement, to_move } = ui.match.present;
  const own = agreement?.own ?? [];
  return own.find((seat) => seat === to_move) ?? own[0] ?? "";
}

async function run(ui: MatchUi, work: (id: string, seat: string) => Promise<unknown>): Promise<void> {
  try {
    await work(ui.match.present.id, seatOf(ui));
  } catch (error) {
    notice.show(explain(error));
  }
  await ui.match.refetch().catch(() => undefined);
}

/** `to`: how many actions the takeback keeps that is accepted. */
export const answer = (ui: MatchUi, kind: OfferKind, what: Answer, to?: number): Promise<void> => run(ui, (id, seat) => clubApi.offer(id, seat, kind, what, to));
export const resign = (ui: MatchUi): Promise<void> => run(ui, (id, seat) => clubApi.resign(id, seat));
export const abort = (ui: MatchUi): Promise<void> => run(ui, (id, seat) => clubApi.abort(id, seat));
export const claim = (ui: MatchUi, as: "win" | "bot"): Promise<void> => run(ui, (id, seat) => clubApi.claim(id, seat, as));
