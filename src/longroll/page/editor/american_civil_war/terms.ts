/** The words of a pack, and how they are called. */

import type { Say } from "../../words/catalogue.ts";
import { type Pack } from "../path.ts";
import type { Option } from "../system.ts";
import { spacesOf } from "./pack.ts";

export const sideWord = (side: string, say: Say): string => say("side", { side: side === "south" ? "confederate" : "union" });
export const homeWord = (home: string, say: Say): string => (home === "north" || home === "south" ? sideWord(home, say) : say(`home-${home}`));
export const spaceWord = (kind: string, say: Say): string => say(`space-${kind}`);
/** Kinds of pieces, and what else can be bought. */
export const itemWord = (item: string, say: Say): string => say("card-kind", { kind: item.replace("_", "-") });
export const terrainWord = (terrain: string, say: Say): string => say("terrain", { terrain });

export const spaceOptions = (pack: Pack): Option[] => spacesOf(pack).map(({ id, name }) => ({ value: id, label: name })).sort((one, other) => one.label.localeCompare(other.label));
