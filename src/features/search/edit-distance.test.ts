import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance } from "./edit-distance";

test.each([
  ["", "", 0],
  ["knee", "knee", 0],
  ["kne", "knee", 1],
  ["kneee", "knee", 1],
  ["knoe", "knee", 1],
  ["konee", "knee", 1],
  ["marhs", "marsh", 1],
  ["diabeetus", "diabetes", 2],
  ["", "knee", 4],
])("%s to %s takes %i", (a, b, changes) => {
  expect(editDistance(a, b)).toBe(changes);
});

const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });

test("it is symmetric, zero only for equal words, and never more than the longer word's length", () => {
  fc.assert(
    fc.property(words, words, (a, b) => {
      const changes = editDistance(a, b);
      expect(changes).toBe(editDistance(b, a));
      expect(changes === 0).toBe(a === b);
      expect(changes).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      expect(changes).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});
