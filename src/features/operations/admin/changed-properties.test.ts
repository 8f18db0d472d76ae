import { expect, test } from "vitest";
import { changedProperties } from "./changed-properties";

test("only what differs is named, with what it was and is", () => {
  expect(changedProperties({ name: "Ann", phone: "1" }, { name: "Anne", phone: "1" })).toEqual([
    { name: "name", was: "Ann", is: "Anne" },
  ]);
});

test("what appeared or went has nothing on the other side", () => {
  expect(changedProperties(null, { tags: ["a"] })).toEqual([{ name: "tags", was: "", is: '["a"]' }]);
  expect(changedProperties({ on: true }, null)).toEqual([{ name: "on", was: "true", is: "" }]);
});

test("a long text is cut, and states that are no objects have no properties", () => {
  expect(changedProperties({}, { body: "x".repeat(1000) })[0]?.is).toHaveLength(301);
  expect(changedProperties("a", 3)).toEqual([]);
});
