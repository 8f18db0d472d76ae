import { expect, test } from "vitest";
import { instantsOf, typedTimes } from "./session-times";

const zone = "America/Chicago";

test("a typed session has the hospital's time, before and after a clock change", () => {
  for (const [day, startsAt] of [
    ["2027-03-10", "2027-03-11T00:30:00.000Z"],
    ["2027-03-17", "2027-03-17T23:30:00.000Z"],
  ] as const) {
    const typed = { day, begins: "18:30", ends: "20:30" };
    const times = instantsOf(typed, zone);
    expect(times.startsAt).toBe(startsAt);
    expect(typedTimes(times, zone)).toEqual(typed);
  }
});

test("a session past midnight ends on the next day, and an incomplete one has no time", () => {
  expect(instantsOf({ day: "2027-01-06", begins: "22:00", ends: "00:30" }, zone).endsAt).toBe(
    "2027-01-07T06:30:00.000Z",
  );
  expect(instantsOf({ day: "", begins: "18:30", ends: "20:30" }, zone)).toEqual({
    startsAt: null,
    endsAt: null,
  });
  expect(instantsOf({ day: "2027-01-06", begins: "18:30", ends: "" }, zone).endsAt).toBeNull();
});
