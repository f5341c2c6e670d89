/** Days as a reader chooses them, as times of this place. */

/** The midnight with which a day begins (`2026-11-18`), or that of so many days later: not every day has 24 hours. */
export function midnight(day: string, later = 0): number {
  const [year = 0, month = 1, number = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, number + later).getTime() / 1000;
}
