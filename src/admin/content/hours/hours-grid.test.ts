import { expect, test } from "vitest";
import type { OpeningHours } from "~/content/fields/opening-hours/field";
import { monthlySpans, nextSpan, weekGrid, withMonthly, withWeek } from "./hours-grid";

const clinic: OpeningHours = {
  always: false,
  weekly: [
    { days: ["mon", "tue"], opens: "08:00", closes: "12:00" },
    { days: ["mon", "tue"], opens: "13:00", closes: "17:00" },
    { days: ["wed"], opens: "08:00", closes: "12:00", note: "By appointment" },
    { days: ["wed"], opens: "17:00", closes: "20:00", nth: [1], note: "Evening clinic" },
  ],
  holidays: [],
};

test("a week converted to the grid and back stays the same", () => {
  expect(withWeek(clinic, weekGrid(clinic))).toEqual(clinic);
});

test("days with the same hours share an entry; the others get their own", () => {
  const grid = weekGrid(clinic);
  const { weekly } = withWeek(clinic, { ...grid, thu: [{ opens: "08:00", closes: "12:00" }] });
  expect(weekly[0]).toEqual({ days: ["mon", "tue", "thu"], opens: "08:00", closes: "12:00" });
});

test("the same span twice on a day is not lost while it is typed", () => {
  const span = { opens: "08:00", closes: "12:00" };
  const grid = { ...weekGrid({ ...clinic, weekly: [] }), mon: [span, span] };
  expect(weekGrid(withWeek(clinic, grid)).mon).toHaveLength(2);
});

test("monthly hours stay separate from the week", () => {
  expect(monthlySpans(clinic)).toHaveLength(1);
  expect(withMonthly(clinic, []).weekly).toHaveLength(3);
  expect(weekGrid(clinic).wed).toEqual([{ opens: "08:00", closes: "12:00", note: "By appointment" }]);
});

test.each([
  [[], "08:00"],
  [[{ opens: "08:00", closes: "12:00" }], "13:00"],
  [[{ opens: "08:00", closes: "17:00" }], "18:00"],
])("the next span after %j opens at %s", (spans, opens) => {
  expect(nextSpan(spans).opens).toBe(opens);
});
