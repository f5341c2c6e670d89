import { afterEach, expect, test, vi } from "vitest";
import { midnight } from "./days.ts";

afterEach(() => vi.unstubAllEnvs());

test("a day begins and ends at midnight, also when the clocks change", () => {
  vi.stubEnv("TZ", "Europe/Paris");
  const hours = (day: string): number => (midnight(day, 1) - midnight(day)) / 3600;
  expect(["2026-03-29", "2026-07-04", "2026-10-25"].map(hours)).toEqual([23, 24, 25]);
  expect(midnight("2026-07-04")).toBe(Date.UTC(2026, 6, 3, 22) / 1000);
  expect(midnight("2026-12-31", 1)).toBe(midnight("2027-01-01"));
});
