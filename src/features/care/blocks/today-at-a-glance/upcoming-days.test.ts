import { expect, test } from "vitest";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { upcomingDays } from "./upcoming-days";

const zone = "America/Chicago";
const weekdays = { days: ["mon", "tue", "wed", "thu", "fri"] as const, opens: "08:00", closes: "17:00" };
const evening = { days: ["wed" as const], opens: "17:30", closes: "20:00", nth: [1], note: "Evening clinic" };
const thanksgiving = {
  name: "Thanksgiving Day",
  on: { month: 11, weekday: "thu" as const, nth: 4 },
  closed: true as const,
};
const christmasEve = { name: "Christmas Eve", on: { month: 12, day: 24 }, opens: "08:00", closes: "12:00" };

function place(slug: string, hours: Partial<OpeningHours>) {
  const openingHours = {
    always: false,
    weekly: [{ ...weekdays, days: [...weekdays.days] }],
    holidays: [],
    ...hours,
  };
  return { slug, name: slug.toUpperCase(), openingHours };
}

const november20 = new Date("2026-11-20T15:00:00Z");

test("lists a holiday of all clinics and an evening of one, soonest first", () => {
  const places = [
    place("hospital", { always: true }),
    place("north", { holidays: [thanksgiving] }),
    place("south", {
      holidays: [thanksgiving],
      weekly: [{ ...weekdays, days: [...weekdays.days] }, evening],
    }),
  ];
  expect(upcomingDays(places, november20, zone)).toEqual([
    {
      isoDate: "2026-11-26",
      date: "Thursday, November 26",
      title: "Thanksgiving Day",
      text: "All clinics are closed.",
      href: "/specialties-and-locations",
    },
    {
      isoDate: "2026-12-02",
      date: "Wednesday, December 2",
      title: "Evening clinic",
      text: "SOUTH, 5:30 PM to 8:00 PM.",
      href: "/location/south",
    },
  ]);
});

test("a shortened day of one location links to that location", () => {
  const places = [place("north", { holidays: [christmasEve] }), place("south", {})];
  expect(upcomingDays(places, new Date("2026-12-20T15:00:00Z"), zone)).toMatchObject([
    { title: "Christmas Eve", text: "NORTH is open 8:00 AM to 12:00 PM.", href: "/location/north" },
  ]);
});

test("does not announce an evening clinic on a closed holiday", () => {
  const newYear = { name: "New Year's Day", on: { month: 1, day: 1 }, closed: true as const };
  const friday = { ...evening, days: ["fri" as const] };
  const places = [place("south", { weekly: [friday], holidays: [newYear] })];
  const titles = upcomingDays(places, new Date("2026-12-28T15:00:00Z"), zone).map((one) => one.title);
  expect(titles).toEqual(["New Year's Day"]);
});

test("lists at most three, and nothing far away", () => {
  const daily = {
    ...evening,
    days: ["mon", "tue", "wed"] as ("mon" | "tue" | "wed")[],
    nth: [1, 2, 3, 4, 5],
  };
  expect(upcomingDays([place("a", { weekly: [daily] })], november20, zone)).toHaveLength(3);
  expect(upcomingDays([place("a", { holidays: [christmasEve] })], november20, zone)).toEqual([]);
});
