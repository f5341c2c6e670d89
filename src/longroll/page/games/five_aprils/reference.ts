/** The reference cards of Across Five Aprils: one for each battle, with its own tables. */

import { type Block, figure, NONE, type ReferenceCard, rulesOf, signed, type Table, type Tables } from "../reference.ts";
import type { Say } from "../../words/catalogue.ts";

type Costs = Record<string, number | boolean | null>;

interface Data {
  tables: {
    columns: string[];
    rows: number[];
    attacker: Record<string, string[]>;
    defender: Record<string, string[]>;
    hexes: Record<string, Costs>;
    sides: Record<string, Costs>;
  };
  turns: { turn: number; day: number; time: string; night: boolean }[];
}

const ARMS = ["infantry", "cavalry", "artillery", "gunboat"];
/** The rules of each battle about victory, and about what is special there. */
const BATTLES: Record<string, Block[]> = {
  "bull-run": [
    { section: "12", rules: rulesOf("12.1", "a b d e") },
    { section: "12", rules: [...rulesOf("12.3", "a b"), ...rulesOf("12.4", "a b c")] },
  ],
  "pea-ridge": [{ section: "13", rules: [...rulesOf("13.1", "a c f"), ...rulesOf("13.3", "a b c")] }],
  shiloh: [
    { section: "14.1", rules: rulesOf("14.1", "a c") },
    { section: "14.2", rules: rulesOf("14.2", "b c d") },
    { section: "14.3", rules: rulesOf("14.3", "b c d") },
    { section: "14.5", rules: rulesOf("14.5", "a b c d") },
  ],
  gettysburg: [
    { section: "15", rules: ["15.2-a"] },
    { section: "15.4", rules: rulesOf("15.4", "a c d e") },
    { section: "15.6", rules: rulesOf("15.6", "a b c d e f g") },
  ],
  bentonville: [{ section: "16", rules: [...rulesOf("16.2", "a b c"), ...rulesOf("16.3", "a b c")] }],
};

/** Arms that the chart gives a cost anywhere: gunboats are at Shiloh only. */
const armsIn = (title: string): string[] => (title === "shiloh" ? ARMS : ARMS.slice(0, 3));

function terrain({ tables: { hexes, sides } }: Data, title: string, say: Say): Table {
  const arms = armsIn(title);
  const kept = Object.entries(hexes).filter(([kind]) => title === "shiloh" || kind !== "river");
  const row = (name: string, costs: Costs, sign: string): string[] => [
    name,
    ...arms.map((arm) => cost(costs, arm, sign)),
    signed(costs["shift"] as number | null),
    costs["blocks"] ? "×" : "",
  ];
  return {
    head: [say("card-terrain"), ...arms.map((arm) => say("arm", { arm })), say("card-shift"), say("card-blocks")],
    rows: [
      ...kept.map(([kind, costs]) => row(say("terrain", { terrain: kind }), costs, "")),
      ...Object.entries(sides).map(([kind, costs]) => row(say("card-hexside", { kind }), costs, "+")),
    ],
  };
}

/** What is crossed adds to the cost of the hex; a road has a rate of its own. */
function cost(costs: Costs, arm: string, sign: string): string {
  if ("rate" in costs) return costs["rate"] === 0.5 ? "½" : figure(costs["rate"] as number);
  if (!(arm in costs)) return "";
  const value = costs[arm] as number | null;
  return value === null ? NONE : `${sign}${figure(value)}`;
}

function results({ tables }: Data, side: "attacker" | "defender", say: Say): Table {
  return {
    head: [say(`card-${side}`), ...tables.columns],
    rows: tables.rows.map((roll, place) => [figure(roll), ...tables.columns.map((column) => (tables[side][column]?.[place] ?? "").replace("-", NONE))]),
  };
}

function turns({ turns: all }: Data, say: Say): Table {
  const days = [...new Set(all.map(({ day }) => day))];
  const told = (day: number): string =>
    all.filter((one) => one.day === day).map(({ turn, time, night }) => `${turn} ${night ? say("card-night") : time}`).join(" · ");
  return { head: [], rows: days.map((day) => [say("day", { day }), told(day)]) };
}

const blocksOf =
  (title: string) =>
  (tables: Tables, say: Say): Block[] => {
    const data = tables as unknown as Data;
    return [
      { section: "3", rules: ["3.0-a", ...rulesOf("3.2", "a b d e f")], tables: [turns(data, say)] },
      { section: "4.2", rules: rulesOf("4.2", "a c d g h"), tables: [terrain(data, title, say)] },
      { section: "4.3", rules: ["4.3-b"] },
      { section: "5", rules: rulesOf("5.0", "a b e f") },
      { section: "6.1", rules: rulesOf("6.1", "a c e g") },
      { section: "6.2", rules: [...rulesOf("6.2.2", "a c"), "6.2.3-a", ...rulesOf("6.2.4", "c e g h j")] },
      { section: "6.3", rules: ["6.2.6-a", "6.2.6-b", "6.2.6-e", "6.2.6-f", "6.3-b"], tables: [results(data, "attacker", say), results(data, "defender", say)] },
      { section: "6.4", rules: rulesOf("6.4", "a b c") },
      { section: "6.5", rules: rulesOf("6.5", "g h i l n o p q") },
      { section: "6.6", rules: rulesOf("6.6", "a b d f") },
      { section: "7.1", rules: rulesOf("7.1", "b e f i") },
      { section: "9", rules: rulesOf("9.0", "a b") },
      ...(BATTLES[title] ?? []),
    ];
  };

export const cards: ReferenceCard[] = Object.keys(BATTLES).map((title) => ({ name: title, titles: [title], label: `title-${title}`, blocks: blocksOf(title) }));
