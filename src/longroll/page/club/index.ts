/** What a club adds to the page. At home nothing of it is loaded. */

import type { Me } from "../api/types.ts";
import { notice } from "../state/notice.svelte.ts";
import { chats } from "./chats.svelte.ts";
import { club } from "./club.svelte.ts";
import { listen, tellLanguage } from "./notices.ts";
import { session } from "./session.svelte.ts";
import "./club.css";
import { clubWords, say } from "./words.svelte.ts";

export { default as Chat } from "./Chat.svelte";
export { default as DiceCheck } from "./DiceCheck.svelte";
export { default as Home } from "./Home.svelte";
export { default as MatchBar } from "./MatchBar.svelte";
export { default as MatchDialogs } from "./MatchDialogs.svelte";
export { default as PlayerOf } from "./PlayerOf.svelte";
export { default as Rematch } from "./Rematch.svelte";
export { default as Result } from "./Result.svelte";
export { default as SignIn } from "./SignIn.svelte";

export function open(me: Me): void {
  session.onChange = () => club.begin();
  notice.onSignIn = () => (session.asking = "sign-in");
  session.set(me);
  listen();
  if (!me.person) club.begin();
}

export const learn = (): Promise<void> => {
  void tellLanguage();
  return clubWords.learn();
};

/** Before the title of the window. */
export const badge = (): string => (club.yourTurn.length > 0 ? `${say("club-badge", { count: club.yourTurn.length })} ` : "");

/** Beside what was done by a standing order. */
export const orderedLabel = (): string => say("club-ordered");

export const chatLabel = (): string => say("club-tab-chat", { count: chats.unread });
