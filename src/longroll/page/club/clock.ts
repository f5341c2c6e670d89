/** Clocks as they are shown: the server's figures, going on by the clock of this page. */

import type { Agreement, Pace } from "./types.ts";

const MINUTE = 60;
const HOUR = 3600;
export const DAY = 86_400;
/** A live clock is low below this, in seconds. */
const LOW = 60;

/** By how many seconds the clock of this page is ahead of the server's. */
let ahead = 0;

/** What the server says the time is. */
export function setClock(serverNow: number, now: number): void {
  if (Number.isFinite(serverNow)) ahead = now - serverNow;
}

export const serverNow = (now = Date.now() / 1000): number => now - ahead;

type Read = Pick<Agreement, "clocks" | "at" | "paused">;

/** The seconds that a seat has left; null: it has no clock. */
export function leftOf({ clocks, at, paused }: Read, seat: string, now: number): number | null {
  const clock = clocks[seat];
  if (!clock) return null;
  return clock.running && !paused ? clock.left - Math.max(0, now - at) : clock.left;
}

export const isLow = (left: number, { kind, bank }: Pace): boolean => left < (kind === "clock" ? Math.min(LOW, bank / 5) : bank / 8);

/** The seats of others whose time is over. */
export function expired(agreement: Read & Pick<Agreement, "own">, now: number): string[] {
  return Object.keys(agreement.clocks).filter((seat) => !agreement.own.includes(seat) && (leftOf(agreement, seat, now) ?? 1) <= 0);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** `3 d 4 h` is made of words by the caller; the rest is figures. */
export interface Shown {
  days: number;
  hours: number;
  /** `1:02:03`, `12:05`, and in the last seconds `0:09.4`. */
  figures: string;
}

export function showClock(seconds: number): Shown {
  const left = Math.max(0, seconds);
  const whole = Math.ceil(left - 1e-9);
  if (left < 10) return { days: 0, hours: 0, figures: `0:0${(Math.floor(left * 10) / 10).toFixed(1)}` };
  const [days, hours] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR)];
  const [minutes, rest] = [Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return { days, hours, figures: hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}` };
}
