import { expect, test } from "vitest";
import { contentTypes } from "../registry";

test("every searchable type has the field for words people use", () => {
  const without = contentTypes().filter(({ search, fields }) => search && !fields.plainWords);
  expect(without.map(({ name }) => name)).toEqual([]);
});
