import { expect, test } from "vitest";
import { breakpoints, layoutModeFor } from "./tokens";

test.each([
  [0, "mobile"],
  [767, "mobile"],
  [767.9, "mobile"],
  [768, "tablet"],
  [991, "tablet"],
  [992, "desktop"],
  [2000, "desktop"],
])("lays out a viewport %s px wide as %s", (width, mode) => {
  expect(layoutModeFor(width)).toBe(mode);
});

test("the breakpoints are the specification's", () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1366 });
});
