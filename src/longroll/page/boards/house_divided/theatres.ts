/** The theatres of war, as places to look at. */
import { areaOf, SHEET, type Plan } from "./plan.ts";
import type { View } from "../../games/house_divided/types.ts";
import type { Area } from "../common/geometry.ts";

const THEATRES: Readonly<Record<string, readonly string[]>> = {
  east: ["VA", "MD", "DC", "PA", "NJ"],
  west: ["KY", "TN", "AL", "MS"],
  "trans-mississippi": ["MO", "AR", "LA"],
  coast: ["NC", "SC", "GA", "FL"],
};

export const THEATRE_NAMES: readonly string[] = [...Object.keys(THEATRES), "all"];

/** Where the side to move is at work: the theatre of the box that is asked about, or of most of its units, or the first. */
export function theatreOf(plan: Plan, { box, side, units }: Pick<View, "box" | "side" | "units">): string {
  const home = (id: string): string => Object.keys(THEATRES).find((name) => THEATRES[name]?.includes(plan.sites.get(id)?.box.state ?? "")) ?? "";
  const mine = units.filter((unit) => unit.side === side).map((unit) => home(unit.box));
  const count = (name: string): number => mine.filter((one) => one === name).length;
  const [first = "all", ...others] = Object.keys(THEATRES);
  return home(box) || others.reduce((best, name) => (count(name) > count(best) ? name : best), first);
}

/** What a theatre shows; the whole sheet for a name that is not known. */
export function theatreArea(plan: Plan, theatre: string): Area {
  const states = THEATRES[theatre];
  if (!states) return SHEET;
  const sites = [...plan.sites.values()].filter((site) => states.includes(site.box.state));
  return sites.length ? areaOf(sites, 60) : SHEET;
}
