/** What a battle cost since it was drawn last: who fell and who ran, where they stood. Pure. */
import type { Battle, BattleSide } from "../../games/american_civil_war/types.ts";
import { BATTLE_SIDES } from "../../games/american_civil_war/types.ts";

export interface Casualty {
  side: BattleSide;
  area: string;
  sort: string;
  /** Fell, or ran to the retreat area. */
  fate: "lost" | "routed";
}

/** Nobody falls by moving: only a sort of which there are fewer than before, or more that ran, has lost any. */
export function casualties(before: Battle | null, now: Battle): Casualty[] {
  if (!before || before.space !== now.space) return [];
  return BATTLE_SIDES.flatMap((side) => ofSide(before.areas[side], now.areas[side], side));
}

type Areas = Battle["areas"][BattleSide];

function ofSide(before: Areas, now: Areas, side: BattleSide): Casualty[] {
  const sorts = [...new Set(Object.values(before).flatMap((pieces) => Object.keys(pieces)))];
  return sorts.flatMap((sort) => {
    const gone = total(before, sort) - total(now, sort);
    const ran = (now["routed"]?.[sort] ?? 0) - (before["routed"]?.[sort] ?? 0);
    const fate = gone > 0 ? "lost" : "routed";
    if (gone <= 0 && ran <= 0) return [];
    const left = Object.keys(before).filter((area) => (before[area]?.[sort] ?? 0) > (now[area]?.[sort] ?? 0));
    return left.map((area): Casualty => ({ side, area, sort, fate }));
  });
}

const total = (areas: Areas, sort: string): number => Object.values(areas).reduce((sum, pieces) => sum + (pieces[sort] ?? 0), 0);
