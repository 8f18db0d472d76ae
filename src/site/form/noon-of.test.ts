import { afterEach, expect, test, vi } from "vitest";
import { readDate } from "~/content/values/read-date";
import { noonOf } from "./noon-of";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["America/Chicago", "2026-11-23", "2026-11-23T12:00:00-06:00"],
  ["America/Chicago", "2026-07-04", "2026-07-04T12:00:00-05:00"],
  ["Pacific/Auckland", "2026-01-31", "2026-01-31T12:00:00+13:00"],
  ["Pacific/Honolulu", "1931-02-28", "1931-02-28T12:00:00-10:30"],
])("in %s the day %s is sent as %s, and read as that day", (zone, day, sent) => {
  vi.stubEnv("TZ", zone);
  expect(noonOf(day)).toBe(sent);
  expect(readDate(sent, "America/Chicago")).toBe(day);
});

test("no day is sent as nothing", () => {
  expect(noonOf("")).toBe("");
});
