import { expect, test } from "vitest";
import { instantFromLocal, localFromInstant } from "./local-time";

const CHICAGO = "America/Chicago";

test.each([
  ["winter", "2026-01-15T08:00", "2026-01-15T14:00:00.000Z"],
  ["summer", "2026-07-15T08:00", "2026-07-15T13:00:00.000Z"],
])("converts local time in %s to an instant and back", (_, local, instant) => {
  expect(instantFromLocal(local, CHICAGO)).toBe(instant);
  expect(localFromInstant(instant, CHICAGO)).toBe(local);
});

test("an incomplete value is not an instant", () => {
  expect(instantFromLocal("", CHICAGO)).toBeNull();
  expect(localFromInstant("tomorrow", CHICAGO)).toBe("");
});
