import { expect, test } from "vitest";
import { openingHoursSpecification } from "~/features/care/location/opening-hours-specification";
import type { OpeningHours } from "./field";
import { openingHoursLines } from "./opening-hours-lines";

const ZONE = "America/Chicago";
const NOW = new Date("2026-11-20T16:00:00Z");

const clinic: OpeningHours = {
  always: false,
  weekly: [
    { days: ["mon", "tue", "wed", "thu"], opens: "08:00", closes: "17:00" },
    { days: ["fri"], opens: "08:00", closes: "12:00" },
    { days: ["wed"], opens: "17:30", closes: "20:00", nth: [1, 3], note: "Evening clinic" },
    { days: ["sat"], opens: "09:00", closes: "11:00", note: "Blood draws only" },
  ],
  holidays: [
    { name: "Christmas Eve", on: { month: 12, day: 24 }, opens: "08:00", closes: "12:00" },
    { name: "Thanksgiving Day", on: { month: 11, weekday: "thu", nth: 4 }, closed: true },
  ],
};

test("days with the same hours share a line; closed days are listed", () => {
  expect(openingHoursLines(clinic, NOW, ZONE).week).toEqual([
    { days: "Monday to Thursday", times: ["8:00 AM to 5:00 PM"], notes: [] },
    { days: "Friday", times: ["8:00 AM to 12:00 PM"], notes: [] },
    { days: "Saturday", times: ["9:00 AM to 11:00 AM"], notes: ["Blood draws only"] },
    { days: "Sunday", times: ["Closed"], notes: [] },
  ]);
});

test("nonconsecutive days share a line too, with a break in it", () => {
  const weekly: OpeningHours["weekly"] = [
    { days: ["mon", "wed", "fri"], opens: "13:00", closes: "16:30" },
    { days: ["mon", "wed", "fri"], opens: "08:30", closes: "12:00" },
  ];
  expect(openingHoursLines({ always: false, weekly, holidays: [] }, NOW, ZONE).week).toEqual([
    { days: "Monday, Wednesday and Friday", times: ["8:30 AM to 12:00 PM", "1:00 PM to 4:30 PM"], notes: [] },
    { days: "Tuesday, Thursday, Saturday and Sunday", times: ["Closed"], notes: [] },
  ]);
});

test("hours of some weeks only have their next date", () => {
  expect(openingHoursLines(clinic, NOW, ZONE).monthly).toEqual([
    {
      days: "First and third Wednesday of the month",
      times: "5:30 PM to 8:00 PM",
      note: "Evening clinic",
      nextDate: "Wednesday, December 2",
    },
  ]);
});

test("holidays come soonest first with their next dates", () => {
  expect(openingHoursLines(clinic, NOW, ZONE).holidays).toEqual([
    { name: "Thanksgiving Day", date: "Thursday, November 26, 2026", isoDate: "2026-11-26", times: "Closed" },
    {
      name: "Christmas Eve",
      date: "Thursday, December 24, 2026",
      isoDate: "2026-12-24",
      times: "8:00 AM to 12:00 PM",
    },
  ]);
});

test("a holiday is still listed on its own day, in the location's time zone", () => {
  const lateOnThanksgiving = new Date("2026-11-27T05:00:00Z");
  expect(openingHoursLines(clinic, lateOnThanksgiving, ZONE).holidays[0]?.isoDate).toBe("2026-11-26");
  const afterMidnight = new Date("2026-11-27T06:00:00Z");
  expect(openingHoursLines(clinic, afterMidnight, ZONE).holidays[0]?.isoDate).toBe("2026-12-24");
});

test("a location that never closes has no lines", () => {
  const lines = openingHoursLines({ ...clinic, always: true }, NOW, ZONE);
  expect(lines).toEqual({ week: [], monthly: [], holidays: [] });
});

test("search engines get the week, and exceptional days with their dates", () => {
  const specification = openingHoursSpecification(clinic, NOW, ZONE);
  expect(specification[0]).toEqual({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday"],
    opens: "08:00",
    closes: "17:00",
  });
  const on = (date: string) =>
    specification.filter((one) => one.validFrom === date).map(({ opens, closes }) => `${opens}-${closes}`);
  expect(on("2026-11-26")).toEqual(["00:00-00:00"]);
  expect(on("2026-12-24")).toEqual(["08:00-12:00"]);
  expect(on("2026-12-02")).toEqual(["08:00-17:00", "17:30-20:00"]);
  expect(on("2026-12-09")).toEqual([]);
});

test("search engines get 00:00 to 23:59 for always open", () => {
  const specification = openingHoursSpecification({ always: true, weekly: [], holidays: [] }, NOW, ZONE);
  expect(specification).toHaveLength(1);
  expect(specification[0]).toMatchObject({ opens: "00:00", closes: "23:59" });
  expect(specification[0]?.dayOfWeek).toHaveLength(7);
});

test("days that are all alike are “Every day”; a run of days among others keeps its range", () => {
  const days = (weekly: OpeningHours["weekly"]) =>
    openingHoursLines({ always: false, weekly, holidays: [] }, NOW, ZONE).week.map((line) => line.days);
  const hours = { opens: "08:00", closes: "17:00" };
  expect(days([{ days: ["mon", "tue", "wed", "thu", "fri", "sat", "sun"], ...hours }])).toEqual([
    "Every day",
  ]);
  expect(days([{ days: ["mon", "tue", "wed", "fri"], ...hours }])).toEqual([
    "Monday to Wednesday and Friday",
    "Thursday, Saturday and Sunday",
  ]);
});
