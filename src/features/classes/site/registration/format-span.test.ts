import { expect, test } from "vitest";
import { formatSpan } from "./format-span";

test.each([
  [
    "2027-01-16T09:00:00-06:00",
    "2027-01-16T16:00:00-06:00",
    "Saturday January 16, 2027 | 9:00 AM to 4:00 PM",
  ],
  [
    "2027-02-26T12:30:00-06:00",
    "2027-02-27T16:00:00-06:00",
    "Friday February 26, 2027 | 12:30 PM to Saturday February 27, 2027 | 4:00 PM",
  ],
  ["tomorrow", "2027-01-16T16:00:00-06:00", ""],
  ["2027-13-45T09:00:00Z", "2027-01-16T16:00:00Z", ""],
  ["", "", ""],
])("%s to %s", (starts, ends, words) => {
  expect(formatSpan(starts, ends)).toBe(words);
});
