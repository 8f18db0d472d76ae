import { expect, test } from "vitest";
import { comparedWith } from "./compared-with";
import { spansOf } from "./spans-of";

const series = (length: number) => ({
  name: "page" as const,
  total: 0,
  before: 0,
  days: Array.from({ length }, () => 2),
  daysBefore: Array.from({ length }, () => 1),
});

test("describes the change of a figure", () => {
  const words = [comparedWith(5, 5), comparedWith(3, 0), comparedWith(112, 100), comparedWith(0, 8)];
  expect(words).toEqual([
    "as many as before",
    "none before",
    "12% more than before",
    "100% fewer than before",
  ]);
  expect(comparedWith(1001, 1000)).toBe("about as many as before");
});

test("groups a month by days, a quarter by weeks, and a year by four weeks, without losing any", () => {
  const month = spansOf(series(28), "2026-10-24");
  expect([month.length, month[0], month.at(-1)?.label]).toEqual([
    28,
    { label: "Oct 24", count: 2, before: 1 },
    "Nov 20",
  ]);
  const quarter = spansOf(series(91), "2026-08-22");
  expect(quarter).toHaveLength(13);
  expect(quarter.at(-1)).toEqual({ label: "Nov 14 – Nov 20", count: 14, before: 7 });
  const year = spansOf(series(365), "2025-11-21");
  expect(year).toHaveLength(14);
  expect(year[0]).toEqual({ label: "Nov 21", count: 2, before: 1 });
  expect(year.reduce((all, { count }) => all + count, 0)).toBe(730);
});
