/** What passes between the page, its worker and the worker that thinks. */

/** To the worker of the page. */
export type Asked =
  | { kind: "request"; number: number; method: string; path: string; body: string; language: string }
  | { kind: "follow"; number: number; match: string; since: number; language: string; client: string }
  | { kind: "leave"; number: number };

/** From the worker of the page. `kept`: matches outlive the tab; `anew`: Python started without a snapshot. `end` is 0, or why
 * a feed has ended. */
export type Told =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready"; kept: boolean; anew: boolean }
  | { kind: "failed"; reason: string }
  | { kind: "reply"; number: number; status: number; text: string }
  | { kind: "news"; number: number; text: string; end: number };

/** To the worker that thinks, and its answer. */
export interface Thinking {
  wanted: string;
  question: string;
  /** The address of something that can be read until the answer is wanted now. */
  goOn: string;
}
export type Thought = { answer: string } | { failure: string } | { done: number; total: number };
