/** Which units stand together, and what a new view changes. Pure. */
import { SIDES, type Unit } from "../../games/house_divided/types.ts";

/** The units of one box in the order in which they lie: the Union first, the strongest of an army on top (last). */
export interface Company {
  box: string;
  units: Unit[];
  /** How many of each army, without empty armies. */
  armies: number[];
}

const RANKS = ["militia", "veteran", "crack"];

function strengthOf(unit: Unit): number {
  return unit.value * 100 + RANKS.indexOf(unit.rank) * 10 + (unit.reduced ? 0 : 5) + (unit.arm === "infantry" ? 2 : 0);
}

const byNumber = (a: string, b: string): number => a.localeCompare(b, "en", { numeric: true });

export function companies(units: readonly Unit[]): Map<string, Company> {
  const found = new Map<string, Company>();
  for (const unit of units) {
    const company = found.get(unit.box) ?? { box: unit.box, units: [], armies: [] };
    company.units.push(unit);
    found.set(unit.box, company);
  }
  for (const company of found.values()) {
    company.units.sort(
      (a, b) =>
        SIDES.indexOf(a.side) - SIDES.indexOf(b.side) || strengthOf(a) - strengthOf(b) || byNumber(b.unit, a.unit),
    );
    company.armies = SIDES.map((side) => company.units.filter((unit) => unit.side === side).length).filter(Boolean);
  }
  return found;
}

export interface Difference<T> {
  come: T[];
  gone: string[];
  stay: T[];
}

/** What comes, goes and stays between the keys known and the things told. */
export function difference<T>(known: Iterable<string>, told: readonly T[], key: (thing: T) => string): Difference<T> {
  const before = new Set(known);
  const after = new Set(told.map(key));
  return {
    come: told.filter((thing) => !before.has(key(thing))),
    gone: [...before].filter((id) => !after.has(id)),
    stay: told.filter((thing) => before.has(key(thing))),
  };
}
