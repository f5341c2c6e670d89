import { expect, test, vi } from "vitest";

vi.mock("./words.svelte.ts", () => ({ say: (key: string) => key }));

const { Attempt } = await import("./attempt.svelte.ts");

function pending(): { work: () => Promise<void>; end: () => void; calls: () => number } {
  let end = (): void => undefined;
  let calls = 0;
  const work = (): Promise<void> => {
    calls += 1;
    return new Promise((done) => (end = done));
  };
  return { work, end: () => end(), calls: () => calls };
}

test("a second try is refused while one is under way", async () => {
  const attempt = new Attempt();
  const first = pending();
  const done = attempt.run(first.work);
  expect(await attempt.run(() => Promise.resolve())).toBe(false);
  first.end();
  expect(await done).toBe(true);
});

test("what has changed during a try is loaded after it, once", async () => {
  const attempt = new Attempt();
  const first = pending();
  const later = pending();
  const done = attempt.run(first.work);
  attempt.load(later.work);
  attempt.load(later.work);
  expect(later.calls()).toBe(0);
  first.end();
  await done;
  expect(later.calls()).toBe(1);
  expect(attempt.busy).toBe(true);
  later.end();
  await vi.waitFor(() => expect(attempt.busy).toBe(false));
  expect(later.calls()).toBe(1);
});

test("it is loaded after a try that failed too", async () => {
  const attempt = new Attempt();
  let fail = (): void => undefined;
  const done = attempt.run(() => new Promise((_, failed) => (fail = () => failed(new Error("broken")))));
  const later = pending();
  attempt.load(later.work);
  fail();
  await expect(done).rejects.toThrow("broken");
  expect(later.calls()).toBe(1);
});
