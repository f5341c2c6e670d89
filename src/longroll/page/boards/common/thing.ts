/** Things as keys of a map. */
import type { Thing } from "../board.ts";

export const keyOf = (thing: Thing): string => `${thing.kind}:${thing.id}`;
