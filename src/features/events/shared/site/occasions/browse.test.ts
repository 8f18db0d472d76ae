import { expect, test } from "vitest";
import { browseResult, queryPeriod } from "../browse";
import type { BrowseQuery } from "../browse-query";

const ZONE = "America/Chicago";
/** A Wednesday, 9 AM in Chicago. */
const NOW = new Date("2027-03-17T14:00:00Z");
const span = (query: Partial<BrowseQuery>, now = NOW) =>
  queryPeriod({ type: "", month: "", view: "calendar", ...query }, now, ZONE);
const APRIL = new Date("2027-04-01T05:00:00Z");

test("the calendar opens on the current week, and shows a requested month in full", () => {
  expect(span({})).toEqual({ from: new Date("2027-03-14T06:00:00Z"), to: APRIL });
  expect(span({ month: "2027-03" })).toEqual({ from: new Date("2027-03-01T06:00:00Z"), to: APRIL });
  const firstWeek = new Date("2027-03-02T14:00:00Z");
  expect(span({}, firstWeek)).toEqual({ from: new Date("2027-03-01T06:00:00Z"), to: APRIL });
});

test("the list shows what is upcoming", () => {
  expect(span({ view: "list" })).toEqual({ from: NOW });
  expect(span({ view: "list", month: "2027-03" })).toEqual({ from: NOW, to: APRIL });
});

const FIRST_OF_APRIL = "2027-04-01T14:00:00Z";
const MAY = "2027-05-04T14:00:00Z";
const none = (query: Partial<BrowseQuery>, starts: string[], now = NOW) => {
  const full = { type: "", month: "", view: "calendar", ...query } as const;
  const { period, next } = browseResult(
    full,
    [],
    starts.map((start) => ({ startsAt: new Date(start), type: start === MAY ? "yoga" : null })),
    { now, timeZone: ZONE },
  );
  return { period, next };
};

test.each<[string, Partial<BrowseQuery>, string | null, string | null]>([
  ["the calendar without a month", {}, "the rest of March 2027", "Thursday, April\u00a01, 2027"],
  ["a requested month", { month: "2027-04" }, "April 2027", "Tuesday, May\u00a04, 2027"],
  [
    "the current month as a list",
    { view: "list", month: "2027-03" },
    "the rest of March 2027",
    "Thursday, April\u00a01, 2027",
  ],
  ["the last month with a date", { month: "2027-05" }, "May 2027", null],
  [
    "a month with another type only",
    { month: "2027-03", type: "yoga" },
    "March 2027",
    "Tuesday, May\u00a04, 2027",
  ],
  ["the list without a month", { view: "list" }, null, "Thursday, April\u00a01, 2027"],
])("%s has a period in words, and the next date after it", (_, query, period, day) => {
  const found = none(query, [FIRST_OF_APRIL, MAY]);
  expect(found.period).toBe(period);
  expect(found.next?.day ?? null).toBe(day);
});

test("in the first week of a month, the calendar shows the whole month", () => {
  expect(none({}, [], new Date("2027-03-02T14:00:00Z"))).toEqual({ period: "March 2027", next: null });
});
