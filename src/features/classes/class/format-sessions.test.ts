import { expect, test } from "vitest";
import { instantFromLocal } from "~/admin/content/inputs/local-time";
import { formatSessions } from "./format-sessions";

const ZONE = "America/Chicago";
const at = (day: string, time: string) => new Date(instantFromLocal(`${day}T${time}`, ZONE) ?? "");
const sessions = (days: readonly string[], begins = "18:30", ends = "20:30") =>
  days.map((day) => ({ startsAt: at(day, begins), endsAt: at(day, ends), place: "" }));
const words = (...all: Parameters<typeof formatSessions>[0]) =>
  formatSessions(all, ZONE).replaceAll("\u00a0", " ");

test.each([
  [
    ["2026-12-30", "2027-01-06", "2027-01-13", "2027-01-20"],
    "4 Wednesdays from December 30, 2026 | 6:30 PM to 8:30 PM",
  ],
  [["2027-03-03", "2027-03-10", "2027-03-24"], "3 Wednesdays from March 3, 2027 | 6:30 PM to 8:30 PM"],
  [
    ["2027-01-06", "2027-01-20", "2027-02-03"],
    "3 Wednesdays, every two weeks, from January 6, 2027 | 6:30 PM to 8:30 PM",
  ],
  [
    ["2027-01-08", "2027-02-12", "2027-03-12"],
    "3 second Fridays of the month from January 8, 2027 | 6:30 PM to 8:30 PM",
  ],
  [["2027-01-06", "2027-01-14"], "2 sessions from January 6, 2027 | 6:30 PM to 8:30 PM"],
  [["2027-01-06"], "Wednesday January 6, 2027 | 6:30 PM to 8:30 PM"],
])("sessions on %j are “%s”, across clock changes too", (days, expected) => {
  expect(words(...sessions(days))).toBe(expected);
});

test("hours are left out if they differ, and two sessions on one day are not two weekdays", () => {
  const morning = sessions(["2027-01-06"], "09:00", "10:00");
  expect(words(...morning, ...sessions(["2027-01-13"]))).toBe("2 Wednesdays from January 6, 2027");
  expect(words(...morning, ...sessions(["2027-01-06"]))).toBe("2 sessions from January 6, 2027");
});
