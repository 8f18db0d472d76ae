import { expect, test } from "vitest";
import { writtenOut } from "./shorthand";

test.each([
  ["cancel my appt tmrw", "cancel my appointment tomorrow"],
  ["Appts for u", "appointments for you"],
  ["apple", "apple"],
  ["knee hurtin goin upstairs", "knee hurting going upstairs"],
  ["insulin for my cousin", "insulin for my cousin"],
  ["ct scan w contrast", "ct scan with contrast"],
  ["it was 150 over 92", "it was 150 over 92 blood pressure"],
  ["150/92 today", "150/92 today blood pressure"],
  ["open 24/7", "open 24/7"],
  ["moved from 92 over 150", "moved from 92 over 150"],
])("%s is read as %s", (typed, meant) => {
  expect(writtenOut(typed)).toBe(meant);
});
