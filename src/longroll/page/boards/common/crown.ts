/** A tree from above and the south: a crown of three lobes, and the shade at its foot. Pure. */
import type { Point } from "./geometry.ts";

const at1 = (n: number): number => Math.round(n * 10) / 10;

export function crown({ x, y }: Point, r: number): string {
  const [small, large] = [at1(r * 0.6), at1(r * 0.72)];
  const lean = at1(r * 0.36);
  const rise = at1(r * 1.02);
  return `M${at1(x - r)} ${at1(y + r * 0.5)}a${small} ${small} 0 0 1 ${lean}-${rise}a${large} ${large} 0 0 1 ${at1(r * 1.28)} 0a${small} ${small} 0 0 1 ${lean} ${rise}z`;
}

export const shade = ({ x, y }: Point, r: number): string => `M${at1(x - r * 0.5)} ${at1(y + r * 0.62)}h${at1(r * 1.9)}`;
