/** Each system has a folder of its name here, loaded when it is needed: `index.ts` for the server, `card.ts` for the lobby. */

import type { Adapter } from "./adapter.ts";
import type { Card } from "./card.ts";

const adapters = import.meta.glob<{ adapter: Adapter }>("./*/index.ts");
const cards = import.meta.glob<{ card: Card }>("./*/card.ts");

const folder = (system: string): string => system.replaceAll("-", "_");

/** Can a game of this system be shown? */
export const isKnown = (system: string): boolean => `./${folder(system)}/index.ts` in adapters;

export async function adapterOf(system: string): Promise<Adapter> {
  const load = adapters[`./${folder(system)}/index.ts`];
  if (!load) throw new Error(`no adapter for ${system}`);
  return (await load()).adapter;
}

export async function cardOf(system: string): Promise<Card> {
  const load = cards[`./${folder(system)}/card.ts`];
  if (!load) throw new Error(`no card for ${system}`);
  return (await load()).card;
}
