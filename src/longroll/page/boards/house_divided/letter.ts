/** The letter of a side, on its counters, tags and flags. */
import type { Side } from "../../games/house_divided/shapes.ts";

export const LETTER: Readonly<Record<Side, string>> = { union: "U", confederate: "C" };
