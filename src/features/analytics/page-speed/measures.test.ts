import { expect, test } from "vitest";
import { measuredValue, storedValue } from "./measures";

test.each([
  ["lcp", 0, 0],
  ["lcp", 87.2, 88],
  ["lcp", 1_234.5, 1_300],
  ["lcp", 119_999, 120_000],
  ["inp", 100, 100],
  ["cls", 0, 0],
  ["cls", 0.0004, 0.001],
  ["cls", 0.1011, 0.11],
] as const)("stores a %s of %d as %d", (name, value, expected) => {
  expect(measuredValue(name, storedValue(name, value))).toBe(expected);
});
