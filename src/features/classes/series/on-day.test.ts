import { expect, test } from "vitest";
import { dayOf, onDay } from "./on-day";

const zone = "America/Chicago";
const dates = {
  startsAt: "2027-03-09T00:00:00.000Z",
  endsAt: "2027-03-09T02:00:00.000Z",
  registrationEndsAt: "2027-03-07T18:00:00.000Z",
  moreSessions: [],
};

test("keeps the local hour across a clock change, and the number of days before", () => {
  expect(dayOf(dates.startsAt, zone)).toBe("2027-03-08");
  expect(onDay(dates, "2027-03-15", zone)).toEqual({
    startsAt: "2027-03-15T23:00:00.000Z",
    endsAt: "2027-03-16T01:00:00.000Z",
    registrationEndsAt: "2027-03-14T17:00:00.000Z",
    moreSessions: [],
  });
});

test("a class past midnight ends on the next day, and one without an end of registration has none", () => {
  const night = { ...dates, endsAt: "2027-03-09T07:00:00.000Z", registrationEndsAt: null };
  expect(onDay(night, "2027-12-31", zone)).toEqual({
    startsAt: "2028-01-01T00:00:00.000Z",
    endsAt: "2028-01-01T07:00:00.000Z",
    registrationEndsAt: null,
    moreSessions: [],
  });
});

test("further sessions keep their local hour, and their distance in days from the first", () => {
  const moreSessions = [
    { startsAt: "2027-03-16T23:00:00.000Z", endsAt: "2027-03-17T01:00:00.000Z", place: "Gym" },
  ];
  expect(onDay({ ...dates, moreSessions }, "2027-01-04", zone).moreSessions).toEqual([
    { startsAt: "2027-01-13T00:00:00.000Z", endsAt: "2027-01-13T02:00:00.000Z", place: "Gym" },
  ]);
});
