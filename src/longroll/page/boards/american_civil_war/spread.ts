/** Standards that would cover a city, a name or each other are moved aside a little. Pure. */
import type { Area } from "../common/geometry.ts";
import { overlap } from "./labels.ts";

const ROUNDS = 14;

/** How far each of `boxes` moves, at most `most` either way, so that they overlap neither each other nor what is `fixed`. */
export function spread(boxes: readonly Area[], fixed: readonly Area[], most: number): { x: number; y: number }[] {
  const moved = boxes.map(() => ({ x: 0, y: 0 }));
  const boxAt = (n: number): Area => {
    const [box, by] = [boxes[n] as Area, moved[n] as { x: number; y: number }];
    return { ...box, x: box.x + by.x, y: box.y + by.y };
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (let n = 0; n < boxes.length; n++) {
      const here = boxAt(n);
      const others = boxes.map((_, k) => boxAt(k)).filter((_, k) => k !== n);
      for (const other of [...fixed, ...others]) {
        if (overlap(here, other)) push(moved[n] as { x: number; y: number }, here, other, most);
      }
    }
  }
  return moved;
}

/** The shorter way out, half of it at a time. */
function push(by: { x: number; y: number }, { x, y, width, height }: Area, other: Area, most: number): void {
  const [right, left] = [other.x + other.width - x, other.x - x - width];
  const [down, up] = [other.y + other.height - y, other.y - y - height];
  const dx = right < -left ? right : left;
  const dy = down < -up ? down : up;
  const clamp = (n: number): number => Math.max(-most, Math.min(most, n));
  if (Math.abs(dx) < Math.abs(dy)) by.x = clamp(by.x + dx / 2);
  else by.y = clamp(by.y + dy / 2);
}
