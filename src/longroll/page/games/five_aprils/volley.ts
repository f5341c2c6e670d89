/** What a combat leaves on the battle panel. */

import type { LogEvent } from "../../api/types.ts";
import { volleyOf } from "../common/events.ts";

const FALLS = ["rolls", "reduced", "eliminated", "retreats", "check-passed", "check-failed"];
/** After these the last combat is history. */
const GOES_ON = ["draws", "turn", "moves", "attacks", "yields"];
/** So is it when another one is declared, although nothing has happened there yet. */
const DECLARES = /^(attack|yield) /;

export function volley(events: LogEvent[], action: string): LogEvent[] | null {
  const left = volleyOf(events, FALLS, GOES_ON)?.filter(({ kind }) => kind !== "draws");
  return left ?? (DECLARES.test(action) ? [] : null);
}
