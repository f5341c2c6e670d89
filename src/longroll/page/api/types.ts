/** The types of what the server sends: generated, with a few names that the page uses. */

import type { Entry, Event, Refused, Why } from "./schema.ts";

export type * from "./schema.ts";

export type Facts = Event["facts"];
export type Fact = Facts[string];
/** Why an action is not allowed. */
export type Refusal = Pick<Refused & Why, "action" | "rule" | "code" | "facts" | "sentence">;
/** An event of the log, with the action that led to it. */
export type LogEvent = Event & Pick<Entry, "number" | "seat" | "action" | "dice"> & Partial<Pick<Entry, "ordered">>;
