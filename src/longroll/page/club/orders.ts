/** Standing orders: answers that a player leaves for questions in the enemy's turn. */

import type { Order, OrderQuestion, OrderQuestions } from "../api/schema.ts";

export type { Order, OrderQuestion, OrderQuestions };
export type Kept = Required<Order>;

export const OPS = [">=", "<="] as const;

export const VETERAN = "veteran";

export const newOrder = ({ kind, answers }: OrderQuestion): Kept => ({ question: kind, place: "", when: null, answer: answers[0]?.key ?? VETERAN });

/** Everything is left to the computer player. */
export const allVeteran = ({ questions }: OrderQuestions): Kept[] => questions.map(({ kind }) => ({ question: kind, place: "", when: null, answer: VETERAN }));

/** The same list with one order in another place. */
export function moved<T>(orders: readonly T[], from: number, by: number): T[] {
  const to = from + by;
  const one = orders[from];
  if (!one || to < 0 || to >= orders.length) return [...orders];
  const rest = orders.filter((_, place) => place !== from);
  return [...rest.slice(0, to), one, ...rest.slice(to)];
}
