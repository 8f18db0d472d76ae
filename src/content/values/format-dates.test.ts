import { expect, test } from "vitest";
import { formatDates } from "./format-dates";

const words = (startsAt: string, endsAt: string) =>
  formatDates({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, "America/Chicago").replaceAll(
    "\u00a0",
    " ",
  );

test("shows one day once, with the end time", () => {
  expect(words("2027-01-16T15:00:00Z", "2027-01-16T22:00:00Z")).toBe(
    "Saturday January 16, 2027 | 9:00 AM to 4:00 PM",
  );
});

test("an evening that spans two days in UTC is one day here", () => {
  expect(words("2027-01-20T00:30:00Z", "2027-01-20T01:30:00Z")).toBe(
    "Tuesday January 19, 2027 | 6:30 PM to 7:30 PM",
  );
});

test("shows two full dates if it ends on another day", () => {
  expect(words("2027-06-04T14:00:00Z", "2027-06-05T18:30:00Z")).toBe(
    "Friday June 4, 2027 | 9:00 AM to Saturday June 5, 2027 | 1:30 PM",
  );
});

test("uses the UTC offset that the hospital has on that day", () => {
  expect(words("2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z")).toBe(
    "Sunday November 1, 2026 | 1:30 AM to 1:30 AM",
  );
});
