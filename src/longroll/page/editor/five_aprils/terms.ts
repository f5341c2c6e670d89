/** The words of packs, in the order in which they are offered, and how they are called. */

import type { LineKind, Terrain, WaterKind } from "../../games/five_aprils/types.ts";
import type { Say } from "../../words/catalogue.ts";
import type { Option } from "../system.ts";

export const TERRAINS: readonly Terrain[] = ["clear", "woods", "hill", "wooded-hill", "marsh", "rough", "town", "river"];
export const LINES: readonly LineKind[] = ["road", "trail", "railroad"];
export const WATERS: readonly WaterKind[] = ["stream", "creek", "river"];
export const CROSSINGS = ["bridge", "ford", "none"] as const;
export const WORKS = ["breastwork", "entrenchment"] as const;
export const SIDES = ["union", "confederate"] as const;
export const ARMS = ["infantry", "cavalry", "artillery", "gunboat"] as const;
export const TAGS = ["indian", "missouri", "buford", "reserve", "forrest", "optional"] as const;
export const NORTHS = ["up", "right", "down", "left"] as const;
export const DIRECTIONS = ["U", "UR", "DR", "D", "DL", "UL"] as const;
export const FIGURES = ["attack", "defence", "movement", "morale"] as const;

export const sideWord = (side: string, say: Say): string => say("side", { side });
export const armWord = (arm: string, say: Say): string => say("arm", { arm });
export const terrainWord = (terrain: string, say: Say): string => say("terrain", { terrain });
/** Lines, waters, crossings, works, tags and the rest have a word of the editor. */
export const kindWord = (kind: string, say: Say): string => say(`kind-${kind}`);
export const directionWord = (direction: string, say: Say): string => say("direction", { direction });

export const optionsOf = (values: readonly string[], word: (value: string, say: Say) => string, say: Say): Option[] => values.map((value) => ({ value, label: word(value, say) }));
