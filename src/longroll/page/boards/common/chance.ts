/** Irregularity that is always the same: numbers and waves that follow from a place alone. Pure. */

/** A number from 0 to 1 that follows from two others and a salt. */
export function hash(a: number, b: number, salt = 0): number {
  let h = Math.imul(Math.round(a * 8) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(b * 8) + 0x7f4a7c15, 0xc2b2ae35);
  h ^= Math.imul(salt + 1, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

/** Where the pen goes at a place: lines that meet there are displaced alike. */
export const jitter = (x: number, y: number): { x: number; y: number } => ({
  x: x + noise(x / 46, y / 46, 5) * 5.5,
  y: y + noise(x / 46, y / 46, 6) * 5.5,
});

const smooth = (t: number): number => t * t * (3 - 2 * t);

/** A soft wave from -1 to 1 over the plane; one hill and one hollow take about two units. */
export function noise(x: number, y: number, salt = 0): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const u = smooth(x - i);
  const v = smooth(y - j);
  const top = hash(i, j, salt) * (1 - u) + hash(i + 1, j, salt) * u;
  const bottom = hash(i, j + 1, salt) * (1 - u) + hash(i + 1, j + 1, salt) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}
