import { expect, test } from "vitest";
import { testDatabase } from "../../../../test/database";
import { publishSettings } from "../../../../test/factories/settings";
import { clinicHolidays } from "../../../demo/content/clinic-holidays";
import { holidayEntry, holidayRule } from "../holiday-fields";
import { holidaysBetween } from "./holidays";

const { db } = await testDatabase();

test("lists a date, the nth weekday of a month, and its last one in every year, and a day of one year once", async () => {
  expect(await holidaysBetween(db, "2026-01-01", "2027-12-31")).toEqual([]);
  await publishSettings(db, {
    holidays: [
      holidayEntry("Christmas Day", { month: 12, day: 25 }),
      holidayEntry("Thanksgiving Day", { month: 11, weekday: "thu", nth: 4 }),
      holidayEntry("Memorial Day", { month: 5, weekday: "mon", nth: -1 }),
      { ...holidayEntry("Move to the new building", { month: 6, day: 7 }), year: 2027 },
    ],
  });
  expect(await holidaysBetween(db, "2026-11-26", "2027-11-25")).toEqual([
    { day: "2026-11-26", name: "Thanksgiving Day" },
    { day: "2026-12-25", name: "Christmas Day" },
    { day: "2027-05-31", name: "Memorial Day" },
    { day: "2027-06-07", name: "Move to the new building" },
    { day: "2027-11-25", name: "Thanksgiving Day" },
  ]);
});

test("a holiday of opening hours and its entry in the list are the same day", () => {
  for (const { name, on } of clinicHolidays)
    expect(holidayRule(holidayEntry(name, on))).toMatchObject({ name, on });
});
