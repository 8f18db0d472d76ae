import { TZDate } from "@date-fns/tz";
import { format } from "date-fns";
import { describe, expect, test } from "vitest";
import { reminderTimes } from "./reminder-times";

/** Formats an instant in a time zone. */
const there = (instant: Date, zone: string) => format(new TZDate(instant, zone), "yyyy-MM-dd HH:mm");
function at(local: string, zone: string): Date {
  const [year = 0, month = 1, day, hour = 0, minute] = local.split(/\D/).map(Number);
  return new Date(+new TZDate(year, month - 1, day ?? 1, hour, minute ?? 0, 0, zone));
}

describe("reminders follow the hospital's clock when it changes", () => {
  test.each([
    // Chicago: clocks go forward on March 14, 2027, and back on November 7, 2027.
    ["America/Chicago", "2027-01-16 09:30", "2027-01-14 09:00", "2027-01-16 07:00"],
    ["America/Chicago", "2027-03-14 10:00", "2027-03-12 09:00", "2027-03-14 07:00"],
    ["America/Chicago", "2027-03-15 18:00", "2027-03-13 09:00", "2027-03-15 07:00"],
    ["America/Chicago", "2027-03-16 18:00", "2027-03-14 09:00", "2027-03-16 07:00"],
    ["America/Chicago", "2027-11-07 10:00", "2027-11-05 09:00", "2027-11-07 07:00"],
    ["America/Chicago", "2027-11-08 18:00", "2027-11-06 09:00", "2027-11-08 07:00"],
    ["America/Chicago", "2027-11-09 00:30", "2027-11-07 09:00", "2027-11-08 22:30"],
    ["America/Phoenix", "2027-03-15 18:00", "2027-03-13 09:00", "2027-03-15 07:00"],
    ["Pacific/Auckland", "2027-04-05 18:00", "2027-04-03 09:00", "2027-04-05 07:00"],
    ["America/St_Johns", "2027-03-15 07:30", "2027-03-13 09:00", "2027-03-15 05:30"],
    ["UTC", "2027-03-01 12:00", "2027-02-27 09:00", "2027-03-01 07:00"],
  ])("%s, %s", (zone, starts, before, onTheDay) => {
    const times = reminderTimes(at(starts, zone), zone);
    expect(there(times.twoDaysBefore, zone)).toBe(before);
    expect(there(times.onTheDay, zone)).toBe(onTheDay);
  });

  test("forty-eight hours earlier would be another time of day", () => {
    const starts = at("2027-03-15 09:00", "America/Chicago");
    expect(there(new Date(+starts - 48 * 3_600_000), "America/Chicago")).toBe("2027-03-13 08:00");
  });
});
