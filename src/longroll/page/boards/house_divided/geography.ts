/** The land under the boxes, as the geography folder tells it. Loaded apart: the board can be played before it comes. */

export interface StateShape {
  id: string;
  name: string;
  side: string;
  path: string;
  label: number[] | null;
  size: number;
}

export interface RiverShape {
  name: string;
  path: string;
  width: number;
}

export interface WaterName {
  /** Its name in the catalogues, if it has one there. */
  key?: string;
  name: string[];
  at: number[];
  size: number;
  turn: number;
}

export interface Geography {
  /** Its outline is the coast. */
  land: string[];
  states: StateShape[];
  borders: string[];
  /** Borders drawn later in the war. */
  later: string[];
  lakes: string[];
  rivers: RiverShape[];
  /** The course of each river line, by line id. */
  sailed: Record<string, string>;
  /** The names of seas and lakes. */
  waters: WaterName[];
  relief: string[];
}

export async function loadGeography(): Promise<Geography> {
  return (await import("./geography/geography.json")).default as unknown as Geography;
}
