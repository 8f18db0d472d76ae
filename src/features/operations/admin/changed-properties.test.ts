import { expect, test } from "vitest";
import { changedProperties } from "./changed-properties";

test("lists only the changed properties, with their former and new values", () => {
  expect(changedProperties({ name: "Ann", phone: "1" }, { name: "Anne", phone: "1" })).toEqual([
    { name: "name", was: "Ann", is: "Anne" },
  ]);
});

test("an added or removed property is empty on the other side", () => {
  expect(changedProperties(null, { tags: ["a"] })).toEqual([{ name: "tags", was: "", is: '["a"]' }]);
  expect(changedProperties({ on: true }, null)).toEqual([{ name: "on", was: "true", is: "" }]);
});

test("truncates a long text, and finds no properties in states that are not objects", () => {
  expect(changedProperties({}, { body: "x".repeat(1000) })[0]?.is).toHaveLength(301);
  expect(changedProperties("a", 3)).toEqual([]);
});
