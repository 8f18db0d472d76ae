import { expect, test } from "vitest";
import { wordsFor } from "./words-for";

test.each([
  [404, "We cannot find that page"],
  [410, "We cannot find that page"],
  [400, "We could not read that request"],
  [413, "We could not read that request"],
  [429, "Too many requests at once"],
  [500, "This page is not working right now"],
  [503, "This page is not working right now"],
])("a page answered with %d is headed %s", (status, title) => {
  expect(wordsFor(status).title).toBe(title);
});
