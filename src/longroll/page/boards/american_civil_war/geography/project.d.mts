export const SHEET: { width: number; height: number };
/** From longitude and latitude to the sheet. */
export const project: (point: readonly [lon: number, lat: number]) => [x: number, y: number];
