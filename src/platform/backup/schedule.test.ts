import { expect, test } from "vitest";
import { lastDue, nextDue } from "./schedule";

const chicago = { time: "03:30", timeZone: "America/Chicago" };
const due = (now: string, daily = chicago) =>
  [lastDue(new Date(now), daily), nextDue(new Date(now), daily)].map((at) => at.toISOString());

test("the time of day is in the hospital's time zone, in winter and in summer", () => {
  expect(due("2026-01-15T12:00:00Z")).toEqual(["2026-01-15T09:30:00.000Z", "2026-01-16T09:30:00.000Z"]);
  expect(due("2026-07-15T12:00:00Z")).toEqual(["2026-07-15T08:30:00.000Z", "2026-07-16T08:30:00.000Z"]);
});

test("before that time, the last one was yesterday's; at that moment it is today's", () => {
  expect(due("2026-01-15T09:29:59Z")).toEqual(["2026-01-14T09:30:00.000Z", "2026-01-15T09:30:00.000Z"]);
  expect(due("2026-01-15T09:30:00Z")).toEqual(["2026-01-15T09:30:00.000Z", "2026-01-16T09:30:00.000Z"]);
});

test("the night of a clock change has one as well", () => {
  const atTwoThirty = { time: "02:30", timeZone: "America/Chicago" };
  // There is no 2:30 on that day.
  const [last, next] = due("2026-03-08T12:00:00Z", atTwoThirty);
  expect(last).toMatch(/^2026-03-08T0[78]:30/);
  expect(next).toBe("2026-03-09T07:30:00.000Z");
  const atOneThirty = { time: "01:30", timeZone: "America/Chicago" };
  expect(due("2026-11-01T12:00:00Z", atOneThirty)[1]).toBe("2026-11-02T07:30:00.000Z");
});
