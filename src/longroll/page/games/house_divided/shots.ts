/** Declared shots as lines between the counters of the battle panel. */

export interface ShotLine {
  unit: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export function shotLines(field: HTMLElement, declared: { unit: string; target: string }[]): ShotLine[] {
  const origin = field.getBoundingClientRect();
  const spot = (unit: string): DOMRect | undefined =>
    field.querySelector(`[data-unit="${CSS.escape(unit)}"]`)?.getBoundingClientRect();
  return declared.flatMap(({ unit, target }) => {
    const [from, to] = [spot(unit), spot(target)];
    if (!from || !to) return [];
    const down = from.top < to.top;
    return [
      {
        unit,
        x1: from.left + from.width / 2 - origin.left,
        y1: (down ? from.bottom : from.top) - origin.top,
        x2: to.left + to.width / 2 - origin.left,
        y2: (down ? to.top : to.bottom) - origin.top,
      },
    ];
  });
}
