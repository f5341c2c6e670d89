/** Beside colour and shape, each side has a letter. */
import type { Side } from "../../games/five_aprils/shapes.ts";

export const LETTER: Record<Side, string> = { union: "U", confederate: "C" };
