/** The land, as the geography folder tells it. */

export interface Geography {
  width: number;
  height: number;
  /** The shape of each region, and of the lands that nobody enters. */
  regions: Record<string, string>;
  borders: string;
  states: string;
  /** Where an army of a space stands; a city lies there itself. */
  sites: Record<string, number[]>;
  /** The railway between two spaces, by both names in their order. */
  rails: Record<string, string>;
}

export async function loadGeography(): Promise<Geography> {
  return (await import("./geography/geography.json")).default as unknown as Geography;
}
