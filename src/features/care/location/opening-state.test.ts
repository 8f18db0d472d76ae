import { TZDate } from "@date-fns/tz";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Holiday, OpeningHours } from "~/content/fields/opening-hours/field";
import { WEEKDAYS } from "~/content/fields/opening-hours/field";
import { openingState } from "./opening-state";

const ZONE = "America/Chicago";
const weekdays: OpeningHours["weekly"] = [
  { days: ["mon", "tue", "wed", "thu", "fri"], opens: "08:00", closes: "17:00" },
];
const holidays: Holiday[] = [
  { name: "New Year's Day", on: { month: 1, day: 1 }, closed: true },
  { name: "Memorial Day", on: { month: 5, weekday: "mon", nth: -1 }, closed: true },
  { name: "Thanksgiving Day", on: { month: 11, weekday: "thu", nth: 4 }, closed: true },
  { name: "Christmas Eve", on: { month: 12, day: 24 }, opens: "08:00", closes: "12:00" },
];
const clinic: OpeningHours = { always: false, weekly: weekdays, holidays };
const lunch: OpeningHours = {
  always: false,
  weekly: [
    { days: ["mon", "wed", "fri"], opens: "13:00", closes: "16:30" },
    { days: ["mon", "wed", "fri"], opens: "08:30", closes: "12:00" },
  ],
  holidays: [],
};
const evening: OpeningHours = {
  always: false,
  weekly: [...weekdays, { days: ["wed"], opens: "17:30", closes: "20:00", nth: [1] }],
  holidays: [],
};
const night: OpeningHours = {
  always: false,
  weekly: [{ days: ["sun"], opens: "01:30", closes: "04:00" }],
  holidays: [],
};
const skipped: OpeningHours = { ...night, weekly: [{ days: ["sun"], opens: "02:30", closes: "04:00" }] };

function at(local: string, zone = ZONE): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/\D/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime());
}

function stateOf(openingHours: OpeningHours, now: Date, status: "open" | "limited" | "closed" = "open") {
  return openingState({ openingHours, status }, now, ZONE);
}

describe("the opening state, and until when it is valid", () => {
  test.each<[string, OpeningHours, string, string, string]>([
    ["in the week", clinic, "2026-11-20 10:00", "Open now - closes 5:00 PM", "2026-11-20 17:00"],
    ["at the minute of opening", clinic, "2026-11-20 08:00", "Open now - closes 5:00 PM", "2026-11-20 17:00"],
    ["before opening", clinic, "2026-11-20 07:59", "Closed - opens 8:00 AM", "2026-11-20 08:00"],
    [
      "at the minute of closing",
      clinic,
      "2026-11-20 17:00",
      "Closed - opens Monday 8:00 AM",
      "2026-11-21 00:00",
    ],
    ["at the weekend", clinic, "2026-11-22 12:00", "Closed - opens Monday 8:00 AM", "2026-11-23 00:00"],
    [
      "on a fourth Thursday",
      clinic,
      "2026-11-26 10:00",
      "Closed today for Thanksgiving Day - opens Friday 8:00 AM",
      "2026-11-27 00:00",
    ],
    [
      "on a last Monday",
      clinic,
      "2027-05-31 10:00",
      "Closed today for Memorial Day - opens Tuesday 8:00 AM",
      "2027-06-01 00:00",
    ],
    [
      "not on the Monday before it",
      clinic,
      "2027-05-24 10:00",
      "Open now - closes 5:00 PM",
      "2027-05-24 17:00",
    ],
    [
      "on a shortened day",
      clinic,
      "2026-12-24 09:00",
      "Open now - closes 12:00 PM for Christmas Eve",
      "2026-12-24 12:00",
    ],
    [
      "after a shortened day",
      clinic,
      "2026-12-24 12:00",
      "Closed - opens Friday 8:00 AM",
      "2026-12-25 00:00",
    ],
    [
      "on a shortened day of a weekend",
      clinic,
      "2022-12-24 09:00",
      "Closed - opens Monday 8:00 AM",
      "2022-12-25 00:00",
    ],
    ["over lunch", lunch, "2026-11-20 12:30", "Closed - opens 1:00 PM", "2026-11-20 13:00"],
    [
      "on a first Wednesday evening",
      evening,
      "2026-12-02 18:00",
      "Open now - closes 8:00 PM",
      "2026-12-02 20:00",
    ],
    ["between day and evening", evening, "2026-12-02 17:15", "Closed - opens 5:30 PM", "2026-12-02 17:30"],
    [
      "on another Wednesday evening",
      evening,
      "2026-12-09 18:00",
      "Closed - opens Thursday 8:00 AM",
      "2026-12-10 00:00",
    ],
    [
      "over an hour that the clocks skip",
      night,
      "2026-03-08 01:59",
      "Open now - closes 4:00 AM",
      "2026-03-08 04:00",
    ],
    [
      "when clocks skip the minute of opening",
      skipped,
      "2026-03-08 03:15",
      "Closed - opens 3:30 AM",
      "2026-03-08 03:30",
    ],
    [
      "before the night on which clocks change",
      night,
      "2026-11-01 00:30",
      "Closed - opens 1:30 AM",
      "2026-11-01 01:30",
    ],
    [
      "two weeks ahead",
      { ...evening, weekly: evening.weekly.slice(1) },
      "2026-11-20 09:00",
      "Closed - opens Wednesday, December 2, 5:30 PM",
      "2026-11-21 00:00",
    ],
    [
      "with no hours at all",
      { always: false, weekly: [], holidays: [] },
      "2026-11-20 09:00",
      "Closed - call before you come",
      "2026-11-21 00:00",
    ],
    [
      "day and night",
      { always: true, weekly: [], holidays },
      "2026-12-25 03:00",
      "Open 24 hours",
      "2026-12-26 00:00",
    ],
  ])("%s", (_, hours, now, label, until) => {
    const state = stateOf(hours, at(now));
    expect(state.label).toBe(label);
    expect(state.until).toEqual(at(until));
    expect(state.isOpen).toBe(label.startsWith("Open"));
  });

  test("a location that is temporarily closed says so, whatever its hours", () => {
    expect(stateOf(clinic, at("2026-11-20 10:00"), "closed")).toMatchObject({
      isOpen: false,
      label: "Closed for now",
    });
    expect(stateOf({ ...clinic, always: true }, at("2026-11-20 10:00"), "closed").isOpen).toBe(false);
  });

  test("reports limited services while it is open", () => {
    expect(stateOf(clinic, at("2026-11-20 10:00"), "limited").label).toBe(
      "Open now, limited services - closes 5:00 PM",
    );
    expect(stateOf(clinic, at("2026-11-21 10:00"), "limited").label).toBe("Closed - opens Monday 8:00 AM");
  });

  test("the hour that occurs twice is distinguished by the instant", () => {
    const firstHalfPastOne = new Date("2026-11-01T06:30:00Z");
    const secondHalfPastOne = new Date("2026-11-01T07:30:00Z");
    expect(stateOf(night, firstHalfPastOne).isOpen).toBe(true);
    expect(stateOf(night, secondHalfPastOne)).toMatchObject({
      isOpen: true,
      until: new Date("2026-11-01T10:00:00Z"),
    });
  });

  test("the same instant is interpreted in the location's time zone", () => {
    const instant = at("2026-11-20 16:30", "America/Denver");
    expect(openingState({ openingHours: clinic, status: "open" }, instant, "America/Denver").isOpen).toBe(
      true,
    );
    expect(openingState({ openingHours: clinic, status: "open" }, instant, "America/Chicago").isOpen).toBe(
      false,
    );
  });
});

const minutes = fc.integer({ min: 0, max: 1439 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const spanOf = fc
  .tuple(minutes, minutes)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ opens: clock(Math.min(a, b)), closes: clock(Math.max(a, b)) }));
const weekdayOf = fc.constantFrom(...WEEKDAYS);
const dateRule = fc.oneof(
  fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({
    month: fc.integer({ min: 1, max: 12 }),
    weekday: weekdayOf,
    nth: fc.integer({ min: -1, max: 5 }),
  }),
);
const anyHours: fc.Arbitrary<OpeningHours> = fc.record({
  always: fc.constant(false),
  weekly: fc.array(
    fc
      .tuple(
        spanOf,
        fc.uniqueArray(weekdayOf, { minLength: 1 }),
        fc.option(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), { nil: undefined }),
      )
      .map(([span, days, nth]) => ({ ...span, days, nth })),
    { maxLength: 5 },
  ),
  holidays: fc.array(
    fc.oneof(
      dateRule.map((on) => ({ name: "Holiday", on, closed: true as const })),
      fc.tuple(dateRule, spanOf).map(([on, span]) => ({ name: "Holiday", on, ...span })),
    ),
    { maxLength: 4 },
  ),
});
const zones = fc.constantFrom("America/Chicago", "America/Havana", "Atlantic/Azores", "Asia/Beirut", "UTC");
// Half of them are within a day of a clock change.
const moments = fc.oneof(
  fc.date({ min: new Date("2024-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }),
  fc
    .tuple(
      fc.constantFrom("2026-03-08", "2026-11-01", "2026-10-25", "2026-03-29"),
      fc.integer({ min: -86_400, max: 172_800 }),
    )
    .map(([day, seconds]) => new Date(Date.parse(day) + seconds * 1000)),
);
const statuses = fc.constantFrom("open" as const, "limited" as const, "closed" as const);

describe("always", () => {
  test("the text agrees with the state, which ends in the future", () => {
    fc.assert(
      fc.property(anyHours, statuses, moments, zones, (openingHours, status, now, zone) => {
        const state = openingState({ openingHours, status }, now, zone);
        expect(state.label.startsWith("Open")).toBe(state.isOpen);
        expect(state.label.startsWith("Closed")).toBe(!state.isOpen);
        expect(state.until.getTime()).toBeGreaterThan(now.getTime());
        expect(state.until.getTime() - now.getTime()).toBeLessThanOrEqual(26 * 3600 * 1000);
      }),
      { numRuns: 300 },
    );
  });

  test("nothing changes before the reported end", () => {
    fc.assert(
      fc.property(
        anyHours,
        moments,
        zones,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (openingHours, now, zone, share) => {
          const place = { openingHours, status: "open" as const };
          const state = openingState(place, now, zone);
          const later = new Date(
            now.getTime() + Math.floor((state.until.getTime() - now.getTime() - 1) * share),
          );
          expect(openingState(place, later, zone)).toEqual(state);
        },
      ),
      { numRuns: 300 },
    );
  });
});
