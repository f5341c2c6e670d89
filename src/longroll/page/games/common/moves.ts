/** What the games share of moving by hand. */

import type { Thing } from "../../boards/board.ts";

export const moversOf = (ids: (string | undefined)[]): Thing[] => ids.flatMap((id) => (id ? [{ kind: "unit", id }] : []));
