import { expect, test } from "vitest";
import { readCents } from "./read-cents";

test.each([
  ["15", 1_500],
  ["15.5", 1_550],
  ["$1,015.05", 101_505],
  ["0.29", 29],
  ["0", null],
  ["-5", null],
  ["15.505", null],
  ["fifteen", null],
  ["", null],
])("reads the amount %j", (text, cents) => {
  expect(readCents(text)).toBe(cents);
});
