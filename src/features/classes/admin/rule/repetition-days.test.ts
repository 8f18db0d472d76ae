import { expect, test } from "vitest";
import { type RepetitionRule, repetitionDays } from "./repetition-days";

test.each([
  ["2027-02-22", { rhythm: "week", end: { times: 2 } }, ["2027-03-01", "2027-03-08"]],
  ["2027-02-22", { rhythm: "two-weeks", end: { until: "2027-03-22" } }, ["2027-03-08", "2027-03-22"]],
  ["2027-01-12", { rhythm: "month", end: { times: 2 } }, ["2027-02-09", "2027-03-09"]],
  ["2027-01-29", { rhythm: "month", end: { times: 2 } }, ["2027-04-30", "2027-07-30"]],
  ["2027-12-14", { rhythm: "month", end: { times: 1 } }, ["2028-01-11"]],
  ["2027-02-22", { rhythm: "week", end: { until: "2027-02-22" } }, []],
] as [string, RepetitionRule, string[]][])("%s, %j", (first, rule, days) => {
  expect(repetitionDays(first, rule)).toEqual(days);
});

test("never ends up with more than two years of a weekly class", () => {
  expect(repetitionDays("2027-01-04", { rhythm: "week", end: { until: "2099-01-01" } })).toHaveLength(104);
});
