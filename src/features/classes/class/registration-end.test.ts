import { expect, test } from "vitest";
import { registrationEndOf } from "./registration-end";

/** Sunday, March 14, 2027, 9 AM in Chicago, seven hours after the clock went forward. */
const startsAt = "2027-03-14T14:00:00.000Z";

test("registration ends when the class begins, some hours before, or when staff set it", () => {
  const endOf = (registrationEndsAt: string | null, closesHoursBefore: number | null) =>
    registrationEndOf({ startsAt, registrationEndsAt, closesHoursBefore })?.toISOString();
  expect(endOf(null, null)).toBe(startsAt);
  expect(endOf(null, 2)).toBe("2027-03-14T12:00:00.000Z");
  expect(endOf("2027-03-10T18:00:00.000Z", 2)).toBe("2027-03-10T18:00:00.000Z");
});

test("24 hours before means 24 elapsed hours, even on the night of a clock change", () => {
  // 8 AM on Saturday.
  expect(
    registrationEndOf({ startsAt, registrationEndsAt: null, closesHoursBefore: 24 })?.toISOString(),
  ).toBe("2027-03-13T14:00:00.000Z");
});
