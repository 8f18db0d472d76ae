import { expect, test } from "vitest";
import { browseHref, browseQuery } from "./browse-query";

const NOW = new Date("2027-01-01T03:00:00Z");
const read = (query: string) => browseQuery(new URLSearchParams(query), NOW, "America/Chicago");

test.each([
  ["", { type: "", month: "", view: "list" }],
  ["type=childbirth&month=2027-02&view=calendar", { type: "childbirth", month: "2027-02", view: "calendar" }],
  ["month=2027-13", { month: "" }],
  ["month=2027-1", { month: "" }],
  ["month=January", { month: "" }],
  // It is already New Year in Greenwich, but not in Nebraska.
  ["month=2028-12", { month: "2028-12" }],
  ["month=2029-01", { month: "" }],
  ["month=2025-12", { month: "2025-12" }],
  ["month=2025-11", { month: "" }],
  ["view=year", { view: "list" }],
  [`type=${"x".repeat(5_000)}`, { type: "x".repeat(100) }],
])("%s", (query, meant) => {
  expect(read(query)).toMatchObject(meant);
});

test("the address of a query has only the chosen values", () => {
  const requested = read("type=childbirth&month=2027-02&view=calendar");
  expect(browseHref("/events", read(""))).toBe("/events");
  expect(browseHref("/events", requested, { view: "list" })).toBe("/events?type=childbirth&month=2027-02");
  expect(browseHref("/events", requested, { type: "", month: "" })).toBe("/events?view=calendar");
});
