/** Memory without its empty pages, which are almost half of it: the size of all, the number of full pages, the place of
 * each, their content. */

const PAGE = 4096;
const WORD = 4;

export function thin(memory: Uint8Array): Uint8Array<ArrayBuffer> {
  const full = [...Array(Math.ceil(memory.length / PAGE)).keys()].filter((page) => pageOf(memory, page).some((byte) => byte));
  const head = Uint32Array.of(memory.length, full.length, ...full);
  const thinned = new Uint8Array(head.byteLength + full.length * PAGE);
  thinned.set(new Uint8Array(head.buffer));
  full.forEach((page, place) => thinned.set(pageOf(memory, page), head.byteLength + place * PAGE));
  return thinned;
}

export function fill(thinned: ArrayBuffer): Uint8Array<ArrayBuffer> {
  const [size = 0, count = 0] = new Uint32Array(thinned, 0, 2);
  const full = new Uint32Array(thinned, 2 * WORD, count);
  const pages = new Uint8Array(thinned, (2 + count) * WORD);
  const memory = new Uint8Array(Math.ceil(size / PAGE) * PAGE);
  full.forEach((page, place) => memory.set(pageOf(pages, place), page * PAGE));
  return memory.subarray(0, size);
}

const pageOf = (bytes: Uint8Array, page: number): Uint8Array => bytes.subarray(page * PAGE, (page + 1) * PAGE);
