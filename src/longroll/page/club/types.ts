/** What a club sends: generated, with the names that the page uses. */

import type { ChallengeList, Message, NewChallenge as AskedChallenge, NewOffer, Offer } from "../api/schema.ts";

export type { Agreement, AuditLog, Challenge, CreatedChallenge, FinishedMatch, FoundMatches, Myself as Person, Pace, PasskeyShown as Passkey, Profile, RecordLine as Line, Report, Reports, ScenarioLine, Share, Terms } from "../api/schema.ts";
export type { Offer };
export type Challenges = ChallengeList;
export type ChatMessage = Message;
export type NewChallenge = Required<Pick<AskedChallenge, "title" | "scenario" | "options" | "seats" | "pace" | "rated" | "access" | "invitation" | "paired" | "commitment">>;
export type OfferKind = Offer["kind"];
export type Answer = NewOffer["answer"];
export type Access = NewChallenge["access"];
export type Room = Message["room"];

/** What the live socket sends. */
export interface News {
  kind: "annulled" | "beat" | "challenges" | "match" | "chat" | "notice" | "presence" | "turn" | "tournament";
  match?: string;
  tournament?: string;
  /** Of a notice: how it is sent. */
  ways?: string[];
  /** Of a notice or an annulled result: its text. */
  title?: string;
  body?: string;
  tag?: string;
  url?: string;
  /** The time of the server. */
  now?: number;
}
