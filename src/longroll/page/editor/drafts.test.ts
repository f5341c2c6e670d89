import { expect, test } from "vitest";
import { Drafts } from "./drafts.ts";

function storage(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as Storage;
}

test("a draft is kept, found again and removed", () => {
  const store = storage();
  const drafts = new Drafts(() => store);
  const draft = drafts.begin("pea-ridge", "");
  expect(drafts.keep(draft, "{}")).toBe(true);
  expect(drafts.read("pea-ridge-1")).toBe("{}");
  expect(drafts.begin("pea-ridge", "").id).toBe("pea-ridge-2");
  drafts.remove(draft.id);
  expect([drafts.all(), drafts.read("pea-ridge-1")]).toEqual([[], null]);
});

test("a browser that keeps nothing, or something else, does no harm", () => {
  const full = { ...storage(), setItem: () => { throw new DOMException("full"); } } as Storage;
  const draft = { id: "a", title: "a", file: "", kept: 0 };
  expect(new Drafts(() => full).keep(draft, "")).toBe(false);
  const odd = { ...storage(), getItem: () => '[{"id": 1}, 7, null]' } as Storage;
  expect(new Drafts(() => odd).all()).toEqual([]);
  const denied = new Drafts(() => { throw new DOMException("denied"); });
  expect([denied.all(), denied.read("a"), denied.keep(draft, "")]).toEqual([[], null, false]);
  expect(denied.begin("shiloh", "").id).toBe("shiloh-1");
});
