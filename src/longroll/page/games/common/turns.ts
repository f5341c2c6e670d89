/** Turns in groups, as the track of turns shows them. */

export function groupTurns<T extends { turn: number }>(turns: readonly T[], label: (turn: T) => string): { label: string; turns: T[] }[] {
  const labels = [...new Set(turns.map(label))];
  return labels.map((one) => ({ label: one, turns: turns.filter((turn) => label(turn) === one) }));
}
