import { expect, test } from "vitest";
import { Drafts } from "./drafts.ts";

function store(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as Storage;
}

test("a draft is kept, found again and removed", () => {
  const drafts = new Drafts(store());
  const draft = { ...drafts.begin("pea-ridge", ""), changed: true };
  expect(drafts.keep(draft, "{}")).toBe(true);
  expect(drafts.read("pea-ridge-1")).toBe("{}");
  expect(drafts.begin("pea-ridge", "").id).toBe("pea-ridge-2");
  drafts.remove(draft.id);
  expect([drafts.all(), drafts.read("pea-ridge-1")]).toEqual([[], null]);
});

test("a printed pack of which nothing was changed makes room", () => {
  const drafts = new Drafts(store());
  drafts.keep(drafts.begin("shiloh", ""), "{}");
  expect(drafts.begin("shiloh", "").id).toBe("shiloh-1");
  drafts.keep(drafts.begin("shiloh", "mine.json"), "{}");
  expect(drafts.begin("shiloh", "").id).toBe("shiloh-2");
});

test("a browser that keeps nothing, or something else, does no harm", () => {
  const full = { ...store(), setItem: () => { throw new DOMException("full"); } } as Storage;
  expect(new Drafts(full).keep({ id: "a", title: "a", file: "", kept: 0, changed: true }, "")).toBe(false);
  const odd = { ...store(), getItem: () => '[{"id": 1}, 7, null]' } as Storage;
  expect(new Drafts(odd).all()).toEqual([]);
});
