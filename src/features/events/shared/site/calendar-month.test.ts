import { expect, test } from "vitest";
import { calendarMonth } from "./calendar-month";

const ZONE = "America/Chicago";
const NOW = new Date("2027-03-14T15:00:00Z");
const month = (name: string, ...occasions: [string, string, string][]) =>
  calendarMonth(
    name,
    occasions.map(([item, startsAt, endsAt]) => ({
      item,
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
    })),
    NOW,
    ZONE,
    "first week",
  );
const entriesOf = (shown: ReturnType<typeof month>) =>
  shown.weeks.flat().flatMap(({ iso, entries }) => entries.map(({ item, time }) => `${iso} ${time} ${item}`));

test("weeks are complete, from Sunday, across clock changes too", () => {
  const { weeks, words, previous, next } = month("2027-03");
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toMatchObject({ iso: "2027-02-28", isInMonth: false });
  expect(weeks[2]?.[0]).toMatchObject({
    iso: "2027-03-14",
    day: "14",
    words: "Sunday, March 14",
    isToday: true,
  });
  expect(weeks[4]?.[6]).toMatchObject({ iso: "2027-04-03" });
  expect([words, previous.month, next.month]).toEqual(["March 2027", "2027-02", "2027-04"]);
  expect(new Set(weeks.flat().map(({ iso }) => iso)).size).toBe(35);
});

test("a local evening is on its own day, although it is the next day in Greenwich", () => {
  const shown = month("2027-03", ["tour", "2027-03-10T00:30:00Z", "2027-03-10T01:30:00Z"]);
  expect(entriesOf(shown)).toEqual(["2027-03-09 6:30\u00a0PM tour"]);
});

test("what lasts for days is on each of them, and not on the day that starts when it ends", () => {
  const shown = month(
    "2027-03",
    ["quilts", "2027-02-27T15:00:00Z", "2027-03-02T22:00:00Z"],
    ["night", "2027-03-20T23:00:00Z", "2027-03-21T05:00:00Z"],
  );
  expect(entriesOf(shown)).toEqual([
    "2027-03-01 All day quilts",
    "2027-03-02 Until 4:00\u00a0PM quilts",
    "2027-03-20 6:00\u00a0PM night",
  ]);
});

test("a calendar that starts with the current week links to the whole month", () => {
  const shown = calendarMonth("2027-03", [], NOW, ZONE, "current week");
  expect(shown.weeks.map(([sunday]) => sunday?.iso)).toEqual(["2027-03-14", "2027-03-21", "2027-03-28"]);
  expect(shown.previous).toEqual({ month: "2027-03", words: "Whole month" });
  const inFirstWeek = calendarMonth("2027-03", [], new Date("2027-03-02T15:00:00Z"), ZONE, "current week");
  expect(inFirstWeek.weeks).toHaveLength(5);
  expect(inFirstWeek.previous.words).toBe("February 2027");
});
