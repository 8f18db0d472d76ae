import { expect, test } from "vitest";
import { sessionFor } from "./session-for";

const starts = ["2026-01-07T18:00:00Z", "2026-01-14T18:00:00Z", "2026-01-21T18:00:00Z"].map(
  (start) => new Date(start),
);

test.each([
  { at: "2025-12-24T12:00:00Z", number: 1 },
  { at: "2026-01-07T17:30:00Z", number: 1 },
  { at: "2026-01-13T17:30:00Z", number: 1 },
  { at: "2026-01-14T07:00:00Z", number: 2 },
  { at: "2026-01-14T19:00:00Z", number: 2 },
  { at: "2026-03-01T19:00:00Z", number: 3 },
])("people who arrive at $at are checked in to session $number", ({ at, number }) => {
  expect(sessionFor(starts, new Date(at))).toBe(number);
});
