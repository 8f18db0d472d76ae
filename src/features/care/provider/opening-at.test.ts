import { expect, test } from "vitest";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import type { Operating } from "../location/opening-state";
import { daysLabel, openingAt } from "./opening-at";

const ZONE = "America/Chicago";
/** A Tuesday, 10:00 AM. */
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

test("without days of their own, a provider is there whenever the place is open", () => {
  expect(openingAt(clinic, [], TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Open now - closes 4:30 PM",
  });
});

test("on one of their days they are there until the place closes", () => {
  expect(openingAt(clinic, ["tue"], TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Here today - open until 4:30 PM",
    until: new Date("2026-11-24T22:30:00Z"),
  });
});

test("on another day they are not there although the place is open, and it says when next", () => {
  expect(openingAt(clinic, ["tue", "fri"], WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here now - next Friday 8:00 AM",
  });
});

test("a holiday of the place is skipped", () => {
  expect(openingAt(clinic, ["thu"], WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here now - next Thursday, December 3, 8:00 AM",
  });
});

test("days on which the place is never open say to call", () => {
  expect(openingAt(clinic, ["sun"], TUESDAY, ZONE)).toMatchObject({
    isOpen: false,
    detail: "call before you come",
  });
});

test("at a place that never closes the day alone decides, until midnight", () => {
  expect(openingAt(hospital, ["tue", "fri"], TUESDAY, ZONE)).toMatchObject({
    isOpen: true,
    label: "Here today",
    until: new Date("2026-11-25T06:00:00Z"),
  });
  expect(openingAt(hospital, ["tue", "fri"], WEDNESDAY, ZONE)).toMatchObject({
    isOpen: false,
    label: "Not here today - next Friday",
  });
  expect(openingAt(hospital, ["wed"], TUESDAY, ZONE).label).toBe("Not here today - next Wednesday");
});

test("a place that is closed for now is closed on every day", () => {
  expect(openingAt({ ...clinic, status: "closed" }, ["tue"], TUESDAY, ZONE).label).toBe("Closed for now");
});

test.each([
  [[], ""],
  [["tue"], "Tuesdays only"],
  [["tue", "fri"], "Tuesdays and Fridays only"],
  [["mon", "wed", "thu"], "Mondays, Wednesdays and Thursdays only"],
  [["mon", "tue", "wed", "thu"], "Monday to Thursday only"],
] as const)("%j is “%s”", (days, words) => {
  expect(daysLabel(days)).toBe(words);
});
