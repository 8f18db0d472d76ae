import { expect, test } from "vitest";
import { contentTypes } from "../registry";

test("every type that search shows can be given the words that people use for it", () => {
  const without = contentTypes().filter(({ search, fields }) => search && !fields.plainWords);
  expect(without.map(({ name }) => name)).toEqual([]);
});
