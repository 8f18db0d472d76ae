import { expect, test } from "vitest";
import { counted, lowered, moment, named } from "./words";

test.each([
  ["Provider", "provider"],
  ["Classes & Events", "classes & events"],
  ["CMU stop", "CMU stop"],
])("%s inside a sentence", (label, words) => {
  expect(lowered(label)).toBe(words);
});

test("counts and names", () => {
  expect(counted(1, { one: "Provider", many: "Providers" })).toBe("1 provider");
  expect(counted(1_200, { one: "Provider", many: "Providers" })).toBe("1,200 providers");
  expect(named(["Maria"])).toBe("Maria");
  expect(named(["Maria", "Jon", "Ada", "Lea"])).toBe("Maria, Jon and 2 more");
});

test("formats a time as short as possible, in the hospital's time zone", () => {
  const now = Date.parse("2026-03-10T20:00:00Z");
  expect(moment("2026-03-10T15:32:00Z", "America/Chicago", now)).toBe("10:32 AM");
  expect(moment("2026-03-09T15:32:00Z", "America/Chicago", now)).toBe("Mon 10:32 AM");
  expect(moment("2026-01-02T15:32:00Z", "America/Chicago", now)).toBe("Jan 2");
  expect(moment("2024-01-02T15:32:00Z", "America/Chicago", now)).toBe("Jan 2, 2024");
});
