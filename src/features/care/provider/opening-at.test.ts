import { expect, test } from "vitest";
import type { OpeningHours, Weekday } from "~/content/fields/opening-hours/field";
import type { Operating } from "../location/opening-state";
import type { ProviderDays } from "../shared/provider/provider-card";
import { daysLabel, openingAt } from "./opening-at";

const ZONE = "America/Chicago";
/** Tuesday, 10:00 AM. */
const TUESDAY = new Date("2026-11-24T16:00:00Z");
const WEDNESDAY = new Date("2026-11-25T16:00:00Z");

const weekdays: OpeningHours = {
  always: false,
  weekly: [{ days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "16:30" }],
  holidays: [{ name: "Thanksgiving Day", on: { month: 11, weekday: "thu", nth: 4 }, closed: true }],
};
const clinic: Operating = { openingHours: weekdays, status: "open" };
const hospital: Operating = {
  openingHours: { always: true, weekly: [], holidays: [] },
  status: "open",
};

const EVERY_DAY: ProviderDays = [];
const on = (days: Weekday[], weeks: number[] = []): ProviderDays => [{ days, weeks }];

test("without days of their own, a provider is there whenever the place is open", () => {
  expect(openingAt(clinic, EVERY_DAY, TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Open now - closes 4:30 PM",
  });
});

test("on one of their days, the provider is there until the place closes", () => {
  expect(openingAt(clinic, on(["tue"]), TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Here today - open until 4:30 PM",
    until: new Date("2026-11-24T22:30:00Z"),
  });
});

test("on another day, the provider is not there although the place is open, and the next day is shown", () => {
  expect(openingAt(clinic, on(["tue", "fri"]), WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here now - back Friday 8:00 AM",
  });
});

test("a holiday of the place is skipped", () => {
  expect(openingAt(clinic, on(["thu"]), WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here now - back Thursday, December 3, 8:00 AM",
  });
});

test("days on which the place is never open say to call", () => {
  expect(openingAt(clinic, on(["sun"]), TUESDAY, ZONE)).toMatchObject({
    isOpen: false,
    detail: "call before you come",
  });
});

test("without days of their own at a place that never closes, nothing is said about when a provider is there", () => {
  expect(openingAt(hospital, EVERY_DAY, TUESDAY, ZONE)).toBeNull();
  expect(openingAt({ ...hospital, status: "limited" }, EVERY_DAY, TUESDAY, ZONE)).toBeNull();
  expect(openingAt({ ...hospital, status: "closed" }, EVERY_DAY, TUESDAY, ZONE)?.label).toBe(
    "Closed for now",
  );
});

test("at a place that never closes, only the day decides, until midnight", () => {
  expect(openingAt(hospital, on(["tue", "fri"]), TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Here today",
    until: new Date("2026-11-25T06:00:00Z"),
  });
  expect(openingAt(hospital, on(["tue", "fri"]), WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here today - back Friday",
  });
  expect(openingAt(hospital, on(["wed"]), TUESDAY, ZONE)?.label).toBe("Not here today - back Wednesday");
});

test("providers are there in their weeks of the month; in other weeks, the next day is shown", () => {
  const firstAndThird = on(["fri"], [1, 3]);
  const at = (day: string) => openingAt(clinic, firstAndThird, new Date(`${day}T16:00:00Z`), ZONE);
  expect(at("2026-11-20")).toMatchObject({ isOpen: true, label: "Here today - open until 4:30 PM" });
  expect(at("2026-11-27")).toMatchObject({
    isOpen: false,
    label: "Not here now - back Friday, December 4, 8:00 AM",
  });
  expect(at("2026-11-30")?.label).toBe("Not here now - back Friday 8:00 AM");
  expect(at("2026-12-04")?.isOpen).toBe(true);
  expect(at("2026-12-11")?.isOpen).toBe(false);
});

test("hours that are limited to some weeks count only in those weeks", () => {
  const evenings: Operating = {
    openingHours: {
      always: false,
      weekly: [{ days: ["wed"], nth: [1, 2], opens: "17:00", closes: "20:00" }],
      holidays: [],
    },
    status: "open",
  };
  const at = (day: string, weeks: number[]) =>
    openingAt(evenings, on(["wed"], weeks), new Date(`${day}T00:30:00Z`), ZONE);
  expect(at("2026-12-03", [1, 3])?.isOpen).toBe(true);
  expect(at("2026-12-10", [1, 3])?.isOpen).toBe(false);
  expect(at("2026-12-10", [])?.isOpen).toBe(true);
  expect(at("2026-12-10", [3])).toMatchObject({ isOpen: false, detail: "call before you come" });
});

test("at a place that never closes, the week of the month decides, too", () => {
  expect(openingAt(hospital, on(["tue"], [4]), TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Here today",
  });
  expect(openingAt(hospital, on(["tue"], [5]), TUESDAY, ZONE)?.label).toBe(
    "Not here today - back Tuesday, December 29",
  );
  expect(openingAt(hospital, on(["tue"], [1]), WEDNESDAY, ZONE)?.label).toBe("Not here today - back Tuesday");
});

test("a place that is closed for now is closed on every day", () => {
  expect(openingAt({ ...clinic, status: "closed" }, on(["tue"]), TUESDAY, ZONE)?.label).toBe(
    "Closed for now",
  );
});

test.each<[Weekday[], number[], string]>([
  [[], [], ""],
  [["tue"], [], "Tuesdays only"],
  [["tue", "fri"], [], "Tuesdays and Fridays only"],
  [["mon", "wed", "thu"], [], "Mondays, Wednesdays and Thursdays only"],
  [["mon", "tue", "wed", "thu"], [], "Mondays to Thursdays only"],
  [["mon", "tue", "wed", "fri"], [], "Mondays to Wednesdays and Fridays only"],
  [["mon", "wed", "thu", "fri"], [], "Mondays and Wednesdays to Fridays only"],
  [["mon", "tue", "thu", "fri"], [], "Mondays, Tuesdays, Thursdays and Fridays only"],
  [["mon", "tue", "wed", "fri", "sat", "sun"], [], "Mondays to Wednesdays and Fridays to Sundays only"],
  [["sun", "sat", "fri", "thu", "wed", "tue", "mon"], [], "Every day"],
  [["fri"], [1, 3], "First and third Friday of the month"],
  [["wed"], [1, 2, 4, 5], "Wednesdays except the third of the month"],
  [["mon", "tue"], [2], "Second Monday and Tuesday of the month"],
  [["mon", "tue", "wed", "fri"], [1], "First Monday, Tuesday, Wednesday and Friday of the month"],
])("%j in weeks %j is “%s”", (days, weeks, words) => {
  expect(daysLabel(days.length > 0 ? on(days, weeks) : EVERY_DAY)).toBe(words);
});

test("days in different weeks are named one after the other", () => {
  expect(daysLabel([...on(["mon"]), ...on(["fri"], [1, 3])])).toBe(
    "Mondays; first and third Friday of the month",
  );
  expect(daysLabel([...on(["tue"], [2]), ...on(["thu"], [4])])).toBe(
    "Second Tuesday of the month; fourth Thursday of the month",
  );
  expect(daysLabel([...on(["fri"], [1]), ...on(["mon", "tue", "wed"])])).toBe(
    "First Friday of the month; Mondays to Wednesdays",
  );
});

test.each<[string, Operating]>([
  ["is open on some days", clinic],
  ["never closes", hospital],
])("each day applies in its own weeks at a place that %s", (_, place) => {
  const own = [...on(["mon"]), ...on(["fri"], [1, 3])];
  const isThere = (day: string) => openingAt(place, own, new Date(`2026-12-${day}T16:00:00Z`), ZONE)?.isOpen;
  const days = ["01", "04", "07", "11", "14", "18", "21", "25"];
  expect(days.filter(isThere)).toEqual(["04", "07", "14", "18", "21"]);
});

test("a fifth weekday of a month is shown even if it is four months away", () => {
  const fifthSunday = on(["sun"], [5]);
  const after = (day: string) => openingAt(hospital, fifthSunday, new Date(`${day}T18:00:00Z`), ZONE)?.label;
  expect(after("2025-11-30")).toBe("Here today");
  expect(after("2025-12-01")).toBe("Not here today - back Sunday, March 29");
});
