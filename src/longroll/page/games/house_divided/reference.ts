/** The reference card of A House Divided. */

import { type Block, figure, NONE, type ReferenceCard, rulesOf, type Table, type Tables } from "../reference.ts";
import type { Say } from "../../words/catalogue.ts";

interface Data {
  units: { arm: string; rank: string; combat_value: number }[];
  cities: { name: string; home: string; union: number; confederate: number }[];
}

const SIDES = ["union", "confederate"] as const;

function values({ units }: Data, say: Say): Table {
  const [arms, ranks] = [[...new Set(units.map(({ arm }) => arm))], [...new Set(units.map(({ rank }) => rank))]];
  const value = (arm: string, rank: string): number | undefined => units.find((unit) => unit.arm === arm && unit.rank === rank)?.combat_value;
  return {
    head: [say("card-value"), ...ranks.map((rank) => say("rank", { rank }))],
    rows: arms.map((arm) => [say("arm", { arm }), ...ranks.map((rank) => figure(value(arm, rank)))]),
  };
}

function cities({ cities: all }: Data, say: Say): Table {
  const numbers = [...new Set(all.flatMap((city) => SIDES.map((side) => city[side])))].filter((number) => number > 0).sort((one, other) => other - one);
  const named = (number: number, side: (typeof SIDES)[number]): string =>
    all.filter((city) => city[side] === number).map(({ name }) => name).join(", ") || NONE;
  return {
    head: [say("card-cities"), ...SIDES.map((side) => say("side", { side }))],
    rows: numbers.map((number) => [figure(number), ...SIDES.map((side) => named(number, side))]),
  };
}

function blocks(tables: Tables, say: Say): Block[] {
  const data = tables as unknown as Data;
  return [
    { section: "3", rules: rulesOf("3.0", "a b") },
    { section: "4", rules: [...rulesOf("4.0", "a b c d f g h i k l n"), "4.1-a"] },
    { section: "4.2.1", rules: rulesOf("4.2.1", "a b c d e") },
    { section: "4.2.2", rules: rulesOf("4.2.2", "a b d e") },
    { section: "4.2.3", rules: rulesOf("4.2.3", "b c d e") },
    { section: "4.2.4", rules: rulesOf("4.2.4", "a b c") },
    { section: "4.2.5", rules: rulesOf("4.2.5", "b c f g h") },
    { section: "5", rules: rulesOf("5.0", "d e f") },
    { section: "5.1", rules: rulesOf("5.1", "b c e g h"), tables: [values(data, say)] },
    { section: "5.2.1", rules: ["5.2.1-a"] },
    { section: "5.2.2", rules: ["5.2.2-a"] },
    { section: "5.2.3", rules: rulesOf("5.2.3", "a b c") },
    { section: "5.2.4", rules: rulesOf("5.2.4", "a b d e f") },
    { section: "5.2.5", rules: rulesOf("5.2.5", "a b c d e f") },
    { section: "5.2.6", rules: rulesOf("5.2.6", "a c") },
    { section: "6", rules: rulesOf("6.0", "c d e") },
    { section: "7", rules: rulesOf("7.0", "a c d h"), tables: [cities(data, say)] },
    { section: "8", rules: ["8.0-a"] },
    { section: "9", rules: rulesOf("9.0", "a e") },
    { section: "11", rules: rulesOf("11.0", "a b c d") },
    { section: "13", rules: rulesOf("13.0", "a b") },
  ];
}

export const cards: ReferenceCard[] = [{ name: "house-divided", titles: ["house-divided"], label: "title-house-divided", blocks }];
