/** How long what others did stays on the screen before the next thing is shown. */

/** What there is to see of an action: nothing on the board, something at a place, or dice to read. */
export type Content = "nothing" | "event" | "dice";

const SHARE: Record<Content, number> = { nothing: 0.1, event: 1, dice: 2 };
/** When more than this wait to be shown, each is shown for a shorter time. */
const MANY = 60;
const LEAST = 20;

/** In milliseconds; `pace` is that of an ordinary event, `waiting` counts the actions still to be shown. */
export function pauseFor(pace: number, content: Content, waiting: number): number {
  const haste = Math.min(1, MANY / Math.max(1, waiting)) ** 2;
  return Math.max(LEAST, pace * SHARE[content] * haste);
}
