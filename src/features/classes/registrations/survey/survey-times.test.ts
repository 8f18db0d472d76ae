import { expect, test } from "vitest";
import { closesAt, surveyDueAt } from "./survey-times";

const ZONE = "America/Chicago";

test.each([
  ["in the afternoon", "2027-01-12T20:00:00Z", 2, "2027-01-12T22:00:00.000Z"],
  ["late in the evening, the next morning", "2027-01-13T02:00:00Z", 2, "2027-01-13T14:00:00.000Z"],
  ["before dawn, the same morning", "2027-01-13T02:00:00Z", 9, "2027-01-13T14:00:00.000Z"],
  ["after a night with a clock change", "2027-03-14T02:00:00Z", 2, "2027-03-14T13:00:00.000Z"],
])("people are asked during the day in the hospital's time zone: %s", (_, endsAt, hours, asked) => {
  expect(surveyDueAt(new Date(endsAt), hours, ZONE).toISOString()).toBe(asked);
});

test("people can answer until the end of the last day in the hospital's time zone", () => {
  const asked = new Date("2027-03-01T03:30:00Z");
  expect(closesAt(asked, 14, ZONE).toISOString()).toBe("2027-03-15T05:00:00.000Z");
});
