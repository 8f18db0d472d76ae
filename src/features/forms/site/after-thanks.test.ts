import { expect, test } from "vitest";
import { afterThanks } from "./after-thanks";

test("closing the thanks leads to the given address, or back if there is none, and never away from the site", () => {
  const here = { hasHistory: true, pathname: "/forms/apply" };
  expect(afterThanks("/newsroom", here)).toBe("/newsroom");
  expect(afterThanks("", here)).toBe(-1);
  expect(afterThanks("", { ...here, hasHistory: false })).toBe("/forms/apply");
});
