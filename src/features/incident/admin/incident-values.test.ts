import { expect, test } from "vitest";
import { bodyOf, presetValues, valuesOf } from "./incident-values";

const zone = "America/Chicago";
const now = Date.parse("2026-11-20T18:00:00Z");

test("the form starts with a preset that ends after six hours by default", () => {
  const values = valuesOf(null, "");
  expect(values).toMatchObject({ kind: "weather", ending: "6", textHome: false });
  expect(bodyOf(values, now, zone).endsAt).toBe("2026-11-21T00:00:00.000Z");
});

test.each([
  ["never", "", null],
  ["24", "", "2026-11-21T18:00:00.000Z"],
  ["at", "2026-11-21T07:30", "2026-11-21T13:30:00.000Z"],
  ["at", "2026-11", "2026-11"],
] as const)("ending %s %s is sent as %s", (ending, endsAt, sent) => {
  expect(bodyOf({ ...valuesOf(null, ""), ending, endsAt }, now, zone).endsAt).toBe(sent);
});

test("a preset replaces the text, and keeps the link and the end", () => {
  const values = { ...valuesOf(null, ""), url: "/updates", ...presetValues("phones") };
  expect(values).toMatchObject({ kind: "phones", title: "Our phones are not working", url: "/updates" });
});
