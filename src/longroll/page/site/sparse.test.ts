import { expect, test } from "vitest";
import { fill, thin } from "./sparse.ts";

test("memory without its empty pages is filled up again", () => {
  const memory = new Uint8Array(100_001);
  memory.set([1, 2, 3], 4095);
  memory[100_000] = 9;
  const thinned = thin(memory);
  expect(thinned.length).toBeLessThan(4 * 4096);
  expect(fill(thinned.buffer)).toEqual(memory);
  expect(fill(thin(new Uint8Array(5)).buffer)).toEqual(new Uint8Array(5));
});
