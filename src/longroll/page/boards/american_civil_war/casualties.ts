/** What a battle cost since it was drawn last: who fell and who ran, where they stood. Pure. */
import type { Battle, BattleSide } from "../../games/american_civil_war/types.ts";
import { BATTLE_SIDES } from "../../games/american_civil_war/types.ts";
import { aimedAt } from "../../games/american_civil_war/view.ts";

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
  const from = before.area ?? "";
  return BATTLE_SIDES.flatMap((side) => ofSide(before.areas[side], now.areas[side], side, side === before.part ? from : aimedAt(before, from)));
}

type Areas = Battle["areas"][BattleSide];

/** `struck`: where the piece fell, if others of its sort ran at the same time, as all do when the line breaks. */
function ofSide(before: Areas, now: Areas, side: BattleSide, struck: string): Casualty[] {
  const sorts = [...new Set(Object.values(before).flatMap((pieces) => Object.keys(pieces)))];
  return sorts.flatMap((sort) => {
    const gone = total(before, sort) - total(now, sort);
    const ran = (now["routed"]?.[sort] ?? 0) - (before["routed"]?.[sort] ?? 0);
    if (gone <= 0 && ran <= 0) return [];
    const left = Object.keys(before).filter((area) => (before[area]?.[sort] ?? 0) > (now[area]?.[sort] ?? 0));
    const fell = gone > 0 && ran > 0 ? (left.includes(struck) ? [struck] : left.slice(0, 1)) : gone > 0 ? left : [];
    return left.map((area): Casualty => ({ side, area, sort, fate: fell.includes(area) ? "lost" : "routed" }));
  });
}

const total = (areas: Areas, sort: string): number => Object.values(areas).reduce((sum, pieces) => sum + (pieces[sort] ?? 0), 0);
