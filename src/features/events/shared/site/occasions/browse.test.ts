import { expect, test } from "vitest";
import { queryPeriod } from "../browse";
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
