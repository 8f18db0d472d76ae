import { expect, test } from "vitest";
import { fragmentOf } from "./fragment-of";

test.each([
  ["", ""],
  ["#", ""],
  ["#hours", "hours"],
  ["#caf%C3%A9", "café"],
  ["#100%", "100%"],
  ["#%E9", "%E9"],
])("the hash %j names %j", (hash, named) => {
  expect(fragmentOf(hash)).toBe(named);
});
