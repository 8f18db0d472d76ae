import { expect, test } from "vitest";
import { StartupError } from "~/platform/startup-error";
import { archiveTime } from "./archive-time";

test("a time with Z or an offset is a moment, and latest is none", () => {
  expect(archiveTime("2026-11-23T14:05:09Z")).toEqual(new Date(Date.UTC(2026, 10, 23, 14, 5, 9)));
  expect(archiveTime("2026-11-23T23:05:09-06:00")).toEqual(new Date(Date.UTC(2026, 10, 24, 5, 5, 9)));
  expect(archiveTime("2026-11-24T01:30+05:30")).toEqual(new Date(Date.UTC(2026, 10, 23, 20, 0)));
  expect(archiveTime("latest")).toBeUndefined();
});

test.each([
  "2026-11-23T14:05:09",
  "2026-11-23 14:05:09Z",
  "2026-11-23",
  "11/23/2026 2:05 PM",
  "2026-02-30T10:00:00Z",
  "2026-11-23T25:00:00Z",
  "yesterday",
  "",
])("rejects “%s”", (text) => {
  expect(() => archiveTime(text)).toThrow(StartupError);
});
