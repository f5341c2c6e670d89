/** Pieces counted and sorted: who they are, how strong a force is. Pure. */

import { type Kind, KINDS, type Party, type Pieces } from "./types.ts";

const PARTY: Record<string, Party> = { union: "union", revolutionary: "union", confederate: "confederate", british: "confederate", french: "confederate", rioter: "neutral", independent: "neutral" };

export const nationOf = (sort: string): string => sort.split("-")[0] ?? "";
export const kindOf = (sort: string): Kind => (sort.split("-")[1] ?? "infantry") as Kind;
export const partyOf = (sort: string): Party => PARTY[nationOf(sort)] ?? "neutral";

/** The pieces of one party that stand together. */
export interface Force {
  party: Party;
  /** Fighting units; leaders are pieces, but no units. */
  units: number;
  leaders: number;
  sorts: { sort: string; kind: Kind; count: number }[];
}

const PARTIES: readonly Party[] = ["union", "confederate", "neutral"];

const place = (kind: Kind): number => KINDS.indexOf(kind);

/** The forces in a space, one for each party that has pieces there. */
export function forces(pieces: Pieces): Force[] {
  return PARTIES.flatMap((party) => {
    const sorts = Object.entries(pieces)
      .filter(([sort, count]) => count > 0 && partyOf(sort) === party)
      .map(([sort, count]) => ({ sort, kind: kindOf(sort), count }))
      .sort((a, b) => nationRank(a.sort) - nationRank(b.sort) || place(a.kind) - place(b.kind));
    if (sorts.length === 0) return [];
    const sum = (leader: boolean): number => sorts.filter(({ kind }) => (kind === "leader") === leader).reduce((all, { count }) => all + count, 0);
    return [{ party, units: sum(false), leaders: sum(true), sorts }];
  });
}

const nationRank = (sort: string): number => Object.keys(PARTY).indexOf(nationOf(sort));

export interface Counted {
  kind: Kind;
  count: number;
}

/** How many of each kind a force has, whatever their nation. */
export function byKind({ sorts }: Force): Counted[] {
  return KINDS.flatMap((kind) => {
    const count = sorts.filter((one) => one.kind === kind).reduce((all, one) => all + one.count, 0);
    return count ? [{ kind, count }] : [];
  });
}

/** The kind that most of a force are; a leader only if he is alone. */
export const mainKind = (kinds: readonly Counted[]): Kind =>
  kinds.reduce((best, one) => (one.kind !== "leader" && (best.kind === "leader" || one.count > best.count) ? one : best), kinds[0] ?? { kind: "leader", count: 0 }).kind;
