/** Where a card lies on the map so that it covers nothing it is about. Pure. */

export interface Rect {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface CardPlace {
  low: boolean;
  side: "center" | "start" | "end";
}

const EDGE = 12;
const SIDES = ["center", "start", "end"] as const;

/** The first place in which the card (by its size) meets none of the spots; at the head of the map if there is none. */
export function placeCard(board: Rect, size: { width: number; height: number }, foot: number, spots: readonly Rect[]): CardPlace {
  const places = [false, true].flatMap((low) => SIDES.map((side): CardPlace => ({ low, side })));
  return places.find((place) => !spots.some((spot) => meets(rectOf(board, size, foot, place), spot))) ?? { low: false, side: "center" };
}

function rectOf(board: Rect, { width, height }: { width: number; height: number }, foot: number, { low, side }: CardPlace): Rect {
  const left = side === "center" ? (board.left + board.right - width) / 2 : side === "start" ? board.left + EDGE : board.right - EDGE - width;
  const top = low ? board.bottom - foot - height : board.top + EDGE;
  return { left, right: left + width, top, bottom: top + height };
}

const meets = (a: Rect, b: Rect): boolean => a.left < b.right + EDGE && b.left < a.right + EDGE && a.top < b.bottom + EDGE && b.top < a.bottom + EDGE;
