import { expect, test } from "vitest";
import { decidedDays, plannedDays, undecided } from "./holiday-choices";

const planned = plannedDays(["2026-12-18", "2026-12-25", "2027-01-01"], {
  "2026-12-25": "Christmas Day",
  "2027-01-01": "New Year's Day",
});

test("a rule asks about each day that is a holiday, and about a move without a new day", () => {
  expect(undecided(planned, {}).map(({ holiday }) => holiday)).toEqual(["Christmas Day", "New Year's Day"]);
  expect(undecided(planned, { "2026-12-25": { do: "skip" }, "2027-01-01": { do: "move", to: "" } })).toEqual([
    { day: "2027-01-01", holiday: "New Year's Day" },
  ]);
});

test("a holiday is skipped, kept, or moved, and the days stay in order", () => {
  expect(
    decidedDays(planned, { "2026-12-25": { do: "move", to: "2027-01-08" }, "2027-01-01": { do: "keep" } }),
  ).toEqual(["2026-12-18", "2027-01-01", "2027-01-08"]);
  expect(decidedDays(planned, { "2026-12-25": { do: "skip" }, "2027-01-01": { do: "skip" } })).toEqual([
    "2026-12-18",
  ]);
  expect(
    decidedDays(planned, { "2026-12-25": { do: "move", to: "2026-12-18" }, "2027-01-01": { do: "skip" } }),
  ).toEqual(["2026-12-18"]);
});
