import { expect, test } from "vitest";
import { passed } from "./slot.ts";

test("a counter goes along the way that leads from where it lay to where it lies", () => {
  const way = [{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 100 }];
  expect(passed({ x: 4, y: -3 }, { x: 98, y: 105 }, [way])).toEqual([{ x: 100, y: 0 }]);
  expect(passed({ x: 98, y: 105 }, { x: 4, y: -3 }, [way])).toEqual([]);
  expect(passed({ x: 4, y: -3 }, { x: 98, y: 105 }, [[], [{ x: 300, y: 0 }, { x: 98, y: 105 }]])).toEqual([]);
});
