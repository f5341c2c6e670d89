/** The reference cards of each system, loaded when one is read. */

import type { ReferenceCard } from "./reference.ts";

const all = import.meta.glob<{ cards: ReferenceCard[] }>("./*/reference.ts");

export async function cardsOf(system: string): Promise<ReferenceCard[]> {
  const load = all[`./${system.replaceAll("-", "_")}/reference.ts`];
  return load ? (await load()).cards : [];
}

export async function findCard(name: string, systems: string[]): Promise<{ system: string; card: ReferenceCard } | null> {
  for (const system of systems) {
    const card = (await cardsOf(system)).find((one) => one.name === name);
    if (card) return { system, card };
  }
  return null;
}
